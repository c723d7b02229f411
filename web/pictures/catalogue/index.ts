/** Every picture of the site, by name. */

import { cases } from './cases.ts';
import { heads } from './heads.ts';
import type { Picture } from './picture.ts';
import { products } from './products.ts';
import { screens } from './screens.ts';

export const catalogue: readonly Picture[] = [...heads, ...products, ...cases, ...screens];
