import { createHash } from 'node:crypto';
import type { RenderedPage } from '../src/app/start/entry-server.tsx';
import { type DocumentParts, htmlDocument } from './document.ts';
import type { GeneratedFile } from './feeds.ts';
import { bytesOnTheWire, type Compression, oneWindow } from './one-window.ts';
import { laterThan, marksOf } from './style/marks.ts';
import { usedStyle } from './style/used-style.ts';

/** How many parts of a page, from its top on, keep their rules in the document: those that fill a desk's screen, else those that fill a phone's. */
const firstParts = [2, 1] as const;

/**
 * What is below them stays out of sight until its rules have come, each part a screen high: without them icons would be as wide as the page, and
 * the page as long as ten. Where there is no script, they come with the document.
 */
function hidden(parts: number): string {
  const { below, folded } = laterThan(parts);
  const early = '.scripted:not(.styled)';
  return `${early} ${below}{height:100vh;overflow:clip;visibility:hidden}${early} ${folded}{visibility:hidden}`;
}

/** A page's data as a script that exports each part of it. Its name tells its content. */
function dataScript(embedded: RenderedPage['embedded']): GeneratedFile {
  const parts = Object.entries(embedded).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const text = `export const ${parts.join(',')}`;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { key: `assets/data-${hash}.js`, text };
}

/** A document with what it refers to. */
export interface FittingDocument {
  readonly html: string;
  /** Its inline style. */
  readonly style: string;
  /** The script that has its data, where that is not inside. */
  readonly data?: GeneratedFile;
}

interface Given extends Omit<DocumentParts, 'style' | 'dataScript' | 'later'> {
  /** The texts of the style sheets. */
  readonly sheets: readonly string[];
  /** How the document will be compressed. */
  readonly compression?: Compression;
}

/**
 * The document of a page, in one window where that can be. First it goes without the rules that match nothing in it, then without its
 * data, and at last without the rules that only what is below the first screen needs. Each step is taken only by those that are still
 * too large, as each asks for something more before the page is live. What none of them makes fit keeps all its rules.
 */
export function fittingDocument({ sheets, compression = 'edge', ...parts }: Given): FittingDocument {
  const fits = ({ html }: FittingDocument) => bytesOnTheWire(html, compression) <= oneWindow;
  const { html: content, embedded } = parts.page;
  const style = usedStyle(sheets, marksOf(content));
  const whole = { html: htmlDocument({ ...parts, style }), style };
  if (fits(whole)) return whole;

  const data = dataScript(embedded);
  const source = { dataScript: `/${data.key}` };
  const withoutData = { html: htmlDocument({ ...parts, ...source, style }), style, data };
  if (fits(withoutData)) return withoutData;

  for (const count of firstParts) {
    const first = usedStyle(sheets, marksOf(content, count)) + hidden(count);
    const cut = { html: htmlDocument({ ...parts, ...source, style: first, later: true }), style: first, data };
    if (fits(cut)) return cut;
  }
  return withoutData;
}
