import { drawable } from '../../platform/pdf/document-text.ts';
import { openPdf, type TextPlace } from '../../platform/pdf/pdf-document.ts';

/** Of A4, in points: what is left free around, and what lies within. */
export const sheet = { left: 64, top: 64, width: 595.28 - 2 * 64 } as const;

const ink = { strong: '#12151d', soft: '#616878', line: '#d9d5cc', accent: '#ff9b3d' } as const;

/** Sizes of text, in points. */
const sizes = { title: 26, total: 15, text: 10.5, label: 8.5 } as const;

/** Draws on the one page of a receipt. Whatever writes tells where it ended, so that the next thing begins below. */
export interface ReceiptPen {
  /** Writes a text, and wraps it. */
  write(text: string, at: TextPlace, size?: keyof typeof sizes): number;
  /** Writes facts below each other, each under its label. Those without a value are left out. */
  facts(lines: readonly (readonly [label: string, value: string])[], at: TextPlace): number;
  /** Draws a line across the sheet. */
  rule(top: number, kind?: 'line' | 'accent'): void;
  /** The letters for which marks were written, as the fonts lack them. */
  readonly lacking: ReadonlySet<string>;
  /** Ends the page. @returns the bytes of the document, the same for the same drawing */
  end(): Promise<Buffer>;
}

/** @param at a time that belongs to the receipt, ISO 8601 */
export function receiptPen({ title, at }: { readonly title: string; readonly at: string }): ReceiptPen {
  const lacking = new Set<string>();
  const { page: document, write: writeText, end } = openPdf({ title, at, margin: sheet.left });
  const write: ReceiptPen['write'] = (text, at, size = 'text') => {
    const points = sizes[size];
    document.fillColor(size === 'label' ? ink.soft : ink.strong);
    return writeText(drawable(text, lacking), at, { size: points, lineGap: points * 0.2 });
  };
  return {
    lacking,
    write,
    facts: (lines, at) =>
      lines
        .filter(([, value]) => value !== '')
        .reduce((top, [label, value]) => {
          const below = write(label, { ...at, top }, 'label');
          return write(value, { ...at, top: below + 1 }) + 9;
        }, at.top),
    rule: (top, kind = 'line') => {
      document.moveTo(sheet.left, top).lineTo(sheet.left + sheet.width, top);
      document.lineWidth(kind === 'line' ? 0.75 : 2).stroke(ink[kind]);
    },
    end,
  };
}
