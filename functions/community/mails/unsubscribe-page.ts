import { brand } from '../../../shared/brand.ts';
import { unsubscribe } from '../../../shared/contract/community/mails.ts';
import { type Fragment, markup } from '../../platform/html/fragment.ts';

const styles = markup`
:root { color-scheme: light dark; --ground: #f4f2ed; --sheet: #fff; --ink: #12151d; --soft: #616878; --line: #e2dfd8; }
@media (prefers-color-scheme: dark) { :root { --ground: #07090f; --sheet: #131926; --ink: #eef2f9; --soft: #aab4c6; --line: #262e40; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box; background: var(--ground); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
main { width: 100%; max-width: 480px; padding: 32px; box-sizing: border-box; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; letter-spacing: -.015em; }
p { margin: 0 0 20px; }
.soft { margin: 0; font-size: 14px; color: var(--soft); }
button { min-height: 48px; padding: 12px 20px; border: 0; border-radius: 8px; background: #ff9b3d; color: #1c0f02; font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
a { color: inherit; }
`;

function page(title: string, blocks: Fragment): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} · ${brand.name}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${blocks}
</main>
</body>
</html>
`.toString();
}

const home = markup`<p class="soft"><a href="/home">${brand.name}</a></p>`;

/** Asks before it ends anything: whatever follows links in mails by itself ends none. */
export function askingPage(token: string): string {
  return page(
    'No more mails when somebody answers you?',
    markup`<p>Your questions and answers stay where they are. You only hear of new ones when you look.</p>
<form method="post" action="${unsubscribe.path}?token=${token}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<p><button type="submit">End these mails</button></p>
</form>
${home}`,
  );
}

/** Says that they are ended. */
export function endedPage(): string {
  return page(
    'These mails have ended',
    markup`<p>We write to you no more when somebody answers you. Mails about your account and your orders still come.</p>
${home}`,
  );
}
