import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { brand } from '../../../shared/brand.ts';
import type { DocumentFontName } from '../../../shared/printed-letters.ts';
import { documentFonts } from './document-fonts.ts';
import { fontRuns } from './document-text.ts';

/** What a PDF is, beside what is drawn on it. */
export interface PdfParts {
  readonly title: string;
  /** A time that belongs to what it is about, ISO 8601: the time of the run would make each copy another. */
  readonly at: string;
  /** Free on all sides, in points. */
  readonly margin: number;
  readonly layout?: 'portrait' | 'landscape';
}

/** Where a text begins, and how wide it may be, in points. What is aligned right is one line. */
export interface TextPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** How a text is set, in points. */
interface TextLook {
  readonly size: number;
  /** Free below a line. */
  readonly lineGap: number;
  /** Room between letters. */
  readonly spread?: number;
}

/** A page to draw on, and what ends it. */
export interface OpenPdf {
  readonly page: PDFKit.PDFDocument;
  /** Writes a text that fonts can draw (`drawable`), and wraps it. @returns where it ends */
  write(text: string, at: TextPlace, look: TextLook): number;
  /** How wide a text is on one line, in points. */
  widthOf(text: string, size: number): number;
  /** Ends the document. @returns its bytes, the same for the same drawing */
  end(): Promise<Buffer>;
}

/** Of every line, whichever fonts are in it, in sizes of the text: how far its letters reach up from where they stand, and its height. */
const [ascent, lineHeight] = [0.88, 1.5];

const bytesOfFonts = new Map<DocumentFontName, Buffer>();

/** The bytes of a font, read from its file when a letter first needs it. @throws when it cannot be read */
function fontBytes(name: DocumentFontName): Buffer {
  const bytes = bytesOfFonts.get(name) ?? readFileSync(documentFonts[name]);
  bytesOfFonts.set(name, bytes);
  return bytes;
}

/** Begins a PDF of one A4 page in our fonts. */
export function openPdf({ title, at, margin, layout = 'portrait' }: PdfParts): OpenPdf {
  const page = new PDFDocument({
    size: 'A4',
    layout,
    margin,
    // No font but ours: the usual one would be read from a file that no bundle has.
    font: '',
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: brand.legalName,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: new Date(at),
    },
  });
  const bytes = bytesOf(page);
  const choose = (name: DocumentFontName, size: number) =>
    page.registerFont(name, fontBytes(name)).font(name).fontSize(size);
  const widthOf: OpenPdf['widthOf'] = (text, size) =>
    fontRuns(text).reduce(
      (width, { font, text: run }) => width + choose(font, size).widthOfString(run, { features: featuresOf(run) }),
      0,
    );
  return {
    page,
    widthOf,
    write: (text, { left, top, width, align = 'left' }, { size, lineGap, spread = 0 }) => {
      const indent = align === 'right' ? width - widthOf(text, size) : 0;
      // All fonts stand on one line, and lines are equally far apart.
      page.x = left + indent;
      page.y = top + ascent * size;
      const runs = fontRuns(text);
      for (const [at, run] of runs.entries()) {
        choose(run.font, size);
        page.text(run.text, {
          width: width - indent,
          characterSpacing: spread,
          baseline: 'alphabetic',
          lineGap: lineHeight * size + lineGap - page.currentLineHeight(true),
          features: featuresOf(run.text),
          continued: at < runs.length - 1,
        });
      }
      return page.y - ascent * size;
    },
    end: () => {
      page.end();
      return bytes;
    },
  };
}

/**
 * A letter is one glyph. Taken apart by its font (`ccmp`), "ị" would be copied as "ị" and a stray sign, and each "i" after it as "ị" again. Only an "i"
 * with a mark that Unicode has no letter for loses its dot that way.
 */
function featuresOf(text: string): PDFKit.Mixins.OpenTypeFeatures[] {
  const features: unknown = /\p{Soft_Dotted}\p{M}/u.test(text) ? [] : { ccmp: false };
  return features as PDFKit.Mixins.OpenTypeFeatures[]; // fontkit takes both, the types know the list alone
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  return promise;
}
