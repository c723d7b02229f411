import { lineBreak } from '../../../shared/typed/text.ts';
import { type Fragment, markup } from '../html/fragment.ts';
import { isSafeAddress } from './stage-origin.ts';

/** A part of a mail, for readers of HTML and of plain text: both say the same. */
export interface Block {
  readonly html: Fragment;
  readonly text: string;
}

/** A paragraph. */
export function paragraph(text: string): Block {
  return { html: markup`<p style="margin:0 0 16px">${text}</p>`, text };
}

/** What is told about something: `[label, value]`. Lines without a value are left out. */
export function facts(lines: readonly (readonly [label: string, value: string])[]): Block {
  const told = lines.filter(([, value]) => value !== '');
  const html = told.map(
    ([label, value]) =>
      markup`<p style="margin:0 0 12px;overflow-wrap:anywhere"><span class="soft" style="font-size:13px;color:#616878">${label}</span><br>${value}</p>`,
  );
  return {
    html: markup`<div style="margin:0 0 20px">${html}</div>`,
    text: told.map((line) => line.join(': ')).join('\n'),
  };
}

/** Control characters, and marks that turn a text round, as a sign that they were there: readers' programs act on some. */
function visible(line: string): string {
  return line.replace(/[^\P{Cc}\t]|[\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

/** What somebody wrote, in their own lines. */
export function quotation(text: string): Block {
  const lines = text.split(lineBreak).map(visible);
  const html = lines.map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`));
  return {
    html: markup`<div class="quotation" style="margin:16px 0 20px;padding:2px 0 2px 16px;border-left:3px solid #ff9b3d;overflow-wrap:anywhere">${html}</div>`,
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n'),
  };
}

/** @throws {Error} for a link that is neither safe nor `mailto:`: what somebody typed must not run anything */
function checkLink(address: string): void {
  if (!isSafeAddress(address) && !address.startsWith('mailto:'))
    throw new Error('A mail links to https: and mailto: only');
}

/**
 * A button.
 * @param address absolute: on `https:` or the stage's own origin, or `mailto:`
 * @throws {Error} for any other address
 */
export function action(label: string, address: string): Block {
  checkLink(address);
  return {
    html: markup`<p style="margin:8px 0 24px"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#ff9b3d;color:#1c0f02;font-weight:600;text-decoration:none">${label}</a></p>`,
    text: `${label}: ${address}`,
  };
}

/** A code to be copied or typed: large, and chosen whole by one tap. The space between digits is drawn, so it is not copied. */
export function codeToCopy(code: string): Block {
  return {
    html: markup`<p class="code" style="margin:8px 0 24px;padding:16px 12px;border:1px solid #e2dfd8;border-radius:8px;background:#faf8f4;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:32px;line-height:1.25;font-weight:600;letter-spacing:.2em;text-indent:.2em;text-align:center;white-space:nowrap;user-select:all;-webkit-user-select:all">${code}</p>`,
    text: code,
  };
}

/** Small print. */
export function note(text: string): Block {
  return small(markup`${text}`, text);
}

/**
 * Small print that ends with a link, which only readers of plain text see written out.
 * @param address absolute: on `https:` or the stage's own origin, or `mailto:`
 * @throws {Error} for any other address
 */
export function noteWithLink(text: string, label: string, address: string): Block {
  checkLink(address);
  const link = markup`<a class="link" href="${address}" style="color:#9a4800">${label}</a>`;
  return small(markup`${text} ${link}`, `${text} ${label}: ${address}`);
}

function small(html: Fragment, text: string): Block {
  return { html: markup`<p class="soft" style="margin:0 0 16px;font-size:14px;color:#616878">${html}</p>`, text };
}
