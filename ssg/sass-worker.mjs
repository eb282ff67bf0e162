/** One of the threads that compile Sass: it is slow and single-threaded, and a machine has more than one core. */
import { parentPort } from 'node:worker_threads';
import * as sass from 'sass';

const fatalDeprecations = [sass.Version.parse(sass.info.split(/\s/)[1])];

parentPort?.on('message', ({ id, file }) => {
  try {
    const { css, loadedUrls } = sass.compile(file, { logger: sass.Logger.silent, fatalDeprecations });
    parentPort?.postMessage({ id, css, urls: loadedUrls.map((url) => url.href) });
  } catch (error) {
    const { sassMessage, span } = error;
    const place = span && {
      url: span.url?.href ?? '',
      line: span.start.line + 1,
      column: span.start.column,
      lineText: (span.context ?? span.text).split('\n')[0],
    };
    parentPort?.postMessage({ id, failure: { text: sassMessage ?? String(error), place } });
  }
});
