/** Builds a fixture site as `npm run build` builds this one. Started by tests as a process of its own. */
import path from 'node:path';
import process from 'node:process';
import { build } from '../../build.ts';
import { runCli } from '../../ssg/cli.ts';
import type { Site } from '../../ssg/contract.ts';
import { roomy } from './fixture.ts';

const site = JSON.parse(process.env.FIXTURE ?? '') as Site;
await runCli(build, site, roomy, path.join(site.root, 'reports'));
