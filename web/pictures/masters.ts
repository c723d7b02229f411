/** Where lossless masters are kept on the machine that made them; only what the site serves is committed. */

import { mkdirSync } from 'node:fs';

const folder = new URL('../../.local/pictures/', import.meta.url);

/** The file of a master: kind, name, and what else tells it apart. */
export function masterFile(kind: 'contents' | 'films' | 'pictures' | 'screens', name: string): URL {
  mkdirSync(new URL(`${kind}/`, folder), { recursive: true });
  return new URL(`${kind}/${name}.png`, folder);
}
