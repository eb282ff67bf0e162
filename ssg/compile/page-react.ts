import path from 'node:path';
import type { Plugin } from 'esbuild';
import { RUNTIME } from '../paths.ts';
import * as guarded from '../runtime/page-react.ts';

const moduleOf = (name: string): string => JSON.stringify(path.join(RUNTIME, name));

/** `react` for pages: React, with what cannot work on a page refused while it is rendered (`runtime/guards.ts`). */
export const pageReactPlugin: Plugin = {
  name: 'page-react',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^react(?:\/jsx(?:-dev)?-runtime)?$/ }, ({ path: name, importer, namespace }) => {
      const isOwn = namespace === 'react' || importer.startsWith(RUNTIME);
      // React's own is empty in production.
      if (isOwn && name !== 'react/jsx-dev-runtime') return { path: name, external: true };
      if (name === 'react') return { path: name, namespace: 'react' };
      return { path: path.join(RUNTIME, `${path.basename(name)}.ts`) };
    });
    onLoad({ filter: /./, namespace: 'react' }, () => ({
      contents: `
        import React from 'react';
        import * as guarded from ${moduleOf('page-react.ts')};
        export * from 'react';
        export { ${Object.keys(guarded).join(', ')} } from ${moduleOf('page-react.ts')};
        export default { ...React, ...guarded };`,
      loader: 'js',
      resolveDir: RUNTIME,
    }));
  },
};
