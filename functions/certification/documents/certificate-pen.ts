import { drawable } from '../../platform/pdf/document-text.ts';
import type { OpenPdf, TextPlace } from '../../platform/pdf/pdf-document.ts';

const inks = { strong: '#12151d', soft: '#5b6272', accent: '#9a4800', light: '#eef2f9', faint: '#aab4c6' } as const;

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
  write(text: string, at: TextPlace, look: Look): number;
  /** Writes a text in the largest of some sizes in which it fits on one line, else in the smallest, wrapped. */
  fit(text: string, at: TextPlace, sizes: readonly [number, ...number[]]): number;
}

export function certificatePen(pdf: OpenPdf): CertificatePen {
  const drawn = (text: string) => drawable(text, new Set());
  const write: CertificatePen['write'] = (text, at, { size, ink, spread = 0 }) => {
    pdf.page.fillColor(inks[ink]);
    return pdf.write(drawn(text), at, { size, spread, lineGap: size * 0.15 });
  };
  return {
    write,
    fit: (text, at, sizes) => {
      const fits = (size: number) => pdf.widthOf(drawn(text), size) <= at.width;
      const size = sizes.find(fits) ?? Math.min(...sizes);
      return write(text, at, { size, ink: 'strong' });
    },
  };
}
