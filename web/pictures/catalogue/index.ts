/** Every picture of the site, by name. */

import { hallCases } from './case-halls.ts';
import { outdoorCases } from './case-outdoors.ts';
import { cases } from './cases.ts';
import { devices } from './devices.ts';
import { heads } from './heads.ts';
import type { Picture } from './picture.ts';
import { products } from './products.ts';
import { screens } from './screens.ts';

export const catalogue: readonly Picture[] = [
  ...heads,
  ...products,
  ...devices,
  ...cases,
  ...hallCases,
  ...outdoorCases,
  ...screens,
];
