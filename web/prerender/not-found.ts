import { brand } from '../../shared/brand.ts';
import { notFoundPath } from '../../shared/routes.ts';
import { href } from '../src/lib/href.ts';
import { cspHash } from './document.ts';
import { escapeHtml } from './escape.ts';
import type { GeneratedFile } from './feeds.ts';

const layout =
  'main{max-width:var(--measure);margin-inline:auto;padding:20vh var(--gutter)}' +
  'h1{font-size:var(--text-heading)}p{margin-block-start:var(--space-4);color:var(--ink-soft)}a{margin-inline-end:var(--space-4)}';

/**
 * What the edge shows in place of a file that is not there. It stands at any address, so it needs nothing but itself.
 * @param style of the shell, for tokens and type
 */
export function notFoundFile(style: string): GeneratedFile {
  const whole = `${style}\n${layout}`;
  const text = `<!doctype html>
<html lang="en" class="typeset">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="style-src ${cspHash(whole)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(brand.name)}</title>
<style>${whole}</style>
</head>
<body>
<main>
<h1>There is no such file</h1>
<p>A newer version may have taken its place. Every build that can be had stands in the download centre, older ones in the release history of their product.</p>
<p><a href="${href.download()}">Download centre</a> <a href="${href.home()}">Home</a></p>
</main>
</body>
</html>
`;
  return { key: notFoundPath.slice(1), text };
}
