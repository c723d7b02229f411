import { pagesOf } from './addresses.ts';
import { heavyPictures } from './pictures.ts';
import { testPages } from './visit.ts';

// Pictures of products are files of 960 px, which a desk at ratio 2 draws wider.
testPages(pagesOf('product-layout'), heavyPictures);
