/**
 * The files of all hosts, made from one table (`headers.ts`). GitHub Pages and S3 alone cannot send headers of
 * their own: there the `<meta>` policy and the redirect pages remain.
 */

import type { Problem } from '../../problems.ts';
import { MARK } from '../output-folder.ts';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront.ts';
import type { HostData } from './headers.ts';
import { forcedRedirectsFile, headersFile, limitProblems, redirectsFile } from './netlify-cloudflare.ts';
import { nginxConfig } from './nginx.ts';
import { serveConfig } from './serve.ts';

type FilesByPath = Readonly<Record<string, string>>;

/** What hosts read from the root of the site itself. */
export const servedHostFiles = (data: HostData): FilesByPath => ({
  _redirects: redirectsFile(data),
  _headers: headersFile(data),
  '.nojekyll': '', // GitHub Pages would drop `.well-known` and files with an underscore
});

/** What an owner hands to a host; served, visitors could download it. */
export const deployFiles = (data: HostData): FilesByPath => ({
  'serve.json': serveConfig(),
  'deploy/nginx.conf': nginxConfig(data, [MARK, ...Object.keys(servedHostFiles(data))]),
  'deploy/netlify/_redirects': forcedRedirectsFile(data),
  'deploy/cloudfront-function.js': cloudFrontFunction(data),
  'deploy/cloudfront-headers.json': cloudFrontHeaders(),
});

/** Rules that a host would not read. */
export const hostProblems = (data: HostData, dataFile: string): Problem[] =>
  limitProblems(redirectsFile(data), headersFile(data), dataFile);
