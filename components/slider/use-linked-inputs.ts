import { useEffect, useState } from 'react';

/** How far a calculator is: nothing (as served), the URL has been read, the visitor has changed something. */
export type Stage = 'ready' | 'edited' | undefined;

/**
 * Inputs that start with what the URL's query holds.
 * @param read gives allowed inputs for any query, the defaults for none
 * @param model what `read` needs beside the query
 */
export function useLinkedInputs<Inputs, Model>(read: (search: string, model: Model) => Inputs, model: Model) {
  const [inputs, setInputs] = useState(() => read('', model));
  const [stage, setStage] = useState<Stage>();

  // The server knows no query: the first render is the default on both sides, the URL's values come after it.
  useEffect(() => {
    setInputs(read(location.search, model));
    setStage('ready');
  }, [read, model]);

  const change = (part: Partial<Inputs>) => {
    setInputs({ ...inputs, ...part });
    setStage('edited');
  };
  return [inputs, change, stage] as const;
}
