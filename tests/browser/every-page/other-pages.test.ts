import { pagesOf } from './addresses.ts';
import { poorPictures } from './pictures.ts';
import { testPages } from './visit.ts';

testPages(pagesOf('other'), poorPictures);
