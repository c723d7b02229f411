/** Every film of the site, by name. */

import type { Film } from './film.ts';
import { film as home } from './home/home-film.ts';

export const films: Readonly<Record<string, Film>> = { home };
