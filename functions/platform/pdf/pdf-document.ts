import PDFDocument from 'pdfkit';
import { brand } from '../../../shared/brand.ts';
import type { DocumentFont } from './document-font.ts';

/** What a PDF is, beside what is drawn on it. */
export interface PdfParts {
  readonly title: string;
  /** A time that belongs to what it is about, ISO 8601: the time of the run would make each copy another. */
  readonly at: string;
  /** Free on all sides, in points. */
  readonly margin: number;
  readonly layout?: 'portrait' | 'landscape';
}

/** A page to draw on, and what ends it. */
export interface OpenPdf {
  readonly page: PDFKit.PDFDocument;
  /** Ends the document. @returns its bytes, the same for the same drawing */
  end(): Promise<Buffer>;
}

/** Begins a PDF of one A4 page in our font. */
export function openPdf(font: DocumentFont, { title, at, margin, layout = 'portrait' }: PdfParts): OpenPdf {
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
  page.font(font.bytes);
  const bytes = bytesOf(page);
  return {
    page,
    end: () => {
      page.end();
      return bytes;
    },
  };
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  return promise;
}
