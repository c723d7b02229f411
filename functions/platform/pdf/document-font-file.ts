import path from 'node:path';

// Noto Sans, one weight and one design for all scripts. In a bundle the files lie beside it (`functions/bundle-files.ts`).

/** Latin, Greek, Cyrillic, and the marks of all of them. */
export const latinFontFile = path.resolve('node_modules/@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf');

/** Simplified Chinese: the national list of 8,105 characters, and nearly all 27,000 others of Unicode's two first blocks of them. */
export const chineseFontFile = path.resolve('node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf');

/** All 11,172 syllables of Hangul. */
export const koreanFontFile = path.resolve('node_modules/@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf');

/** Characters of names of Hong Kong and Taiwan. */
export const traditionalFontFile = path.resolve('node_modules/@embedpdf/fonts-tc/fonts/NotoSansHant-Regular.otf');

/** Characters of names of Japan. */
export const japaneseFontFile = path.resolve('node_modules/@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf');
