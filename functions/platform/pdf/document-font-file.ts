import path from 'node:path';

/**
 * Noto Sans for simplified Chinese: all of GB 18030's levels 1 and 2, and nearly all 27,000 others of its basic plane. In a bundle the
 * file lies beside it (`functions/bundle-files.ts`).
 */
export const documentFontFile = path.resolve('node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf');
