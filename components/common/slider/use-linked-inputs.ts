import { useEffect, useState } from 'react';

/** How far a calculator is: 0 as served, 1 the URL has been read, 2 the visitor has changed something. */
export type Stage = 0 | 1 | 2;

/**
 * Inputs that start with what the URL's query holds.
 * @param read gives allowed inputs for any query, the defaults for none
 * @param model what `read` needs in addition to the query
 */
export function useLinkedInputs<Inputs, Model>(read: (search: string, model: Model) => Inputs, model?: Model) {
  const [inputs, setInputs] = useState(() => read('', model as Model));
  const [stage, setStage] = useState<Stage>(0);

  // The server knows no query: the first render is the default on both sides, the URL's values come after it.
  useEffect(() => {
    setInputs(read(location.search, model as Model));
    setStage(1);
  }, [read, model]);

  const change = (part: Partial<Inputs>) => {
    setInputs({ ...inputs, ...part });
    setStage(2);
  };
  return [inputs, change, stage] as const;
}
