/** The report's own script: it takes over what is rendered already, so that tables sort and folds open. */
import { hydrate } from 'preact';
import { Report, type ReportProps } from './report.tsx';

const props = JSON.parse(document.getElementById('data')?.textContent ?? '') as ReportProps;
hydrate(<Report {...props} />, document.getElementById('report') as HTMLElement);
