import { brand } from '../../../shared/brand.ts';
import { asLines } from '../../../shared/typed/text.ts';
import { type Fragment, markup } from '../html/fragment.ts';
import type { Block } from './blocks.ts';
import { stageOrigin } from './stage-origin.ts';
import type { RenderedMail } from './template.ts';

/** What a template says; the frame makes subject, text and HTML of it. */
export interface MailContent {
  readonly subject: string;
  /** What lists of mails show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why somebody gets this mail. */
  readonly reason: string;
}

// Styles are inline, since some clients drop style elements; what depends on the reader's setting can only be a rule.
const rules = markup`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #07090f !important; }
  .sheet { background: #131926 !important; border-color: #262e40 !important; }
  .ink { color: #eef2f9 !important; }
  .code { background: #07090f !important; border-color: #3a4459 !important; }
  .soft { color: #aab4c6 !important; }
  .link { color: #ffab5c !important; }
}
@media (max-width: 480px) { .inside { padding: 24px 20px 8px !important; } .head { padding: 16px 20px !important; } }
`;

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Lays a mail out: a sheet of 600 px under the maker's name, without tables, for light and dark readers; and the same as text. */
export function framed(content: MailContent): RenderedMail {
  const { subject, heading, blocks, reason } = content;
  const text = [
    heading,
    ...blocks.map((block) => block.text),
    `-- \n${brand.legalName}\n${stageOrigin()}\n\n${reason}`,
  ].join('\n\n');
  return { subject, text: inert(`${text}\n`), html: inert(documentOf(content).toString()) };
}

/** Without what readers' programs act on: control characters, but tabs and line breaks, and marks of direction, which turn round what stands beside them. */
function inert(part: string): string {
  return asLines(part).replace(/[^\P{Cc}\t\n]/gu, '');
}

function documentOf({ subject, preview, heading, blocks, reason }: MailContent): Fragment {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${rules}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f4f2ed">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div class="ground" style="padding:24px 12px;background:#f4f2ed">
<div class="sheet ink" style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #e2dfd8;border-radius:12px;overflow:hidden;color:#12151d;font-size:16px;line-height:1.6;${font}">
<div class="head" style="padding:18px 32px;background:#07090f;border-bottom:3px solid #ff9b3d;color:#eef2f9;font-size:15px;font-weight:600;letter-spacing:.02em">${brand.name}</div>
<div class="inside" style="padding:32px 32px 8px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-.015em">${heading}</h1>
${blocks.map(({ html }) => html)}
</div>
</div>
<div class="soft" style="max-width:600px;margin:16px auto 0;padding:0 12px;color:#616878;font-size:13px;line-height:1.5;${font}">
<p style="margin:0 0 4px">${brand.legalName} · <a class="link" href="${stageOrigin()}" style="color:#9a4800">${new URL(stageOrigin()).host}</a></p>
<p style="margin:0">${reason}</p>
</div>
</div>
</body>
</html>
`;
}
