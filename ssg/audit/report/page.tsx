import path from 'node:path';
import { build } from 'esbuild';
import { renderToString } from 'react-dom/server';
import { BROWSERS } from '../../compile/browser-options.ts';
import { GENERATOR } from '../../paths.ts';
import { hashSource } from '../../render/csp.ts';
import { escapeHtml, scriptJson } from '../../render/html.ts';
import { Report, type ReportProps } from './report.tsx';

const FOLDER = path.join(GENERATOR, 'audit/report');

/** The report's script and styles. */
async function bundle(): Promise<{ js: string; css: string }> {
  const { outputFiles } = await build({
    entryPoints: ['client.tsx', 'report.css'].map((name) => path.join(FOLDER, name)),
    outdir: FOLDER,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: { react: '@preact/compat' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (type: string) => outputFiles.find((file) => file.path.endsWith(type))?.text ?? '';
  return { js: textOf('.js').replaceAll('</', '<\\/'), css: textOf('.css') };
}

/** The whole report as one document that needs nothing else: no file, no font, no network. */
export async function reportPage(props: ReportProps, url: string): Promise<string> {
  const { js, css } = await bundle();
  const policy = `default-src 'none'; style-src ${hashSource(css)}; script-src ${hashSource(js)}; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>What the pages weigh</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>${css}</style>
</head>
<body>
<header><p>${escapeHtml(url)}</p><h1>What the pages weigh</h1></header>
<div id="report">${renderToString(<Report {...props} />)}</div>
<script type="application/json" id="data">${scriptJson(props)}</script>
<script>${js}</script>
</body>
</html>
`;
}
