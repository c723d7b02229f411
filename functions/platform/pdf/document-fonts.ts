import type { DocumentFontName } from '../../../shared/printed-letters.ts';
import {
  chineseFontFile,
  japaneseFontFile,
  koreanFontFile,
  latinFontFile,
  traditionalFontFile,
} from './document-font-file.ts';

/** Files of the fonts of documents, in the order in which a letter looks for its font. */
export const documentFonts: Readonly<Record<DocumentFontName, string>> = {
  latin: latinFontFile,
  chinese: chineseFontFile,
  korean: koreanFontFile,
  traditional: traditionalFontFile,
  japanese: japaneseFontFile,
};
