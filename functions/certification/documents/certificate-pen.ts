import { type DocumentFont, drawable } from '../../platform/pdf/document-font.ts';
import type { OpenPdf } from '../../platform/pdf/pdf-document.ts';

const inks = { strong: '#12151d', soft: '#5b6272', accent: '#9a4800', light: '#eef2f9', faint: '#aab4c6' } as const;

/** Where a text begins, and how wide it may be, in points. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly align?: 'left' | 'center';
}

interface Look {
  /** In points. */
  readonly size: number;
  readonly ink: keyof typeof inks;
  /** Room between letters, in points. */
  readonly spread?: number;
}

/** Writes on the page of a certificate. Whatever writes tells where it ended, so that the next thing begins below. */
export interface CertificatePen {
  /** Writes a text, and wraps it. */
  write(text: string, at: Place, look: Look): number;
  /** Writes a text in the largest of some sizes in which it fits on one line, else in the smallest, wrapped. */
  fit(text: string, at: Place, sizes: readonly [number, ...number[]]): number;
}

export function certificatePen({ page }: OpenPdf, font: DocumentFont): CertificatePen {
  const drawn = (text: string) => drawable(font, text, new Set());
  const write: CertificatePen['write'] = (text, { left, top, width, align = 'left' }, { size, ink, spread = 0 }) => {
    page.fontSize(size).fillColor(inks[ink]);
    page.text(drawn(text), left, top, { width, align, characterSpacing: spread, lineGap: size * 0.15 });
    return page.y;
  };
  return {
    write,
    fit: (text, at, sizes) => {
      const fits = (size: number) => page.fontSize(size).widthOfString(drawn(text)) <= at.width;
      const size = sizes.find(fits) ?? Math.min(...sizes);
      return write(text, at, { size, ink: 'strong' });
    },
  };
}
