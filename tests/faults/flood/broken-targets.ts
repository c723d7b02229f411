import { pick } from '../../support/runs/random.ts';

type Random = () => number;

/** What may be wrong with a path, or with the query behind it. */
const pathChanges: Readonly<Record<string, (path: string) => string>> = {
  'a slash at the end': (path) => `${path}/`,
  'two slashes': (path) => path.replaceAll('/', '//'),
  'in capitals': (path) => path.toUpperCase(),
  'up and down again': (path) => path.replace(/\/([^/]*)$/, '/x/../$1'),
  'encoded dots': (path) => path.replace(/\/([^/]*)$/, '/%2e%2e/$1'),
  'encoded slashes': (path) => path.slice(0, 1) + path.slice(1).replaceAll('/', '%2f'),
  'encoded twice': (path) => path.replace(/\/([^/]*)$/, '/%252e%252e/$1'),
  'an encoded letter': (path) => path.replace('a', '%61'),
  'a broken escape': (path) => `${path}%`,
  'no hexadecimal escape': (path) => `${path}%zz`,
  'an escape of no UTF-8': (path) => `${path}%ff%fe`,
  'an overlong escape': (path) => `${path}/%c0%ae%c0%ae/`,
  'a null byte': (path) => `${path}%00.html`,
  'a line feed': (path) => `${path}%0d%0aX-Evil:1`,
  'a backslash': (path) => path.replaceAll('/', '\\'),
  'a semicolon': (path) => `${path};jsessionid=1`,
  'a fragment': (path) => `${path}#x`,
  'bytes above ASCII': (path) => `${path}\u00e9\u00ff`,
  'a very long path': (path) => `${path}/${'a'.repeat(9_000)}`,
  'a file of the machine': () => '/../../../../etc/passwd',
  'a name of objects': () => '/__proto__/constructor',
  'a bundle': () => '/assets/..%2f..%2f.build/functions/index.cjs',
  'nothing but a star': () => '*',
  'no slash': (path) => path.slice(1),
};

const queries = [
  '?',
  '?%',
  '?%zz=%',
  '?=&&=&==',
  '?__proto__=1&constructor=2&__proto__[x]=1',
  `?${'a=1&'.repeat(1_500)}`,
  `?q=${'x'.repeat(9_000)}`,
  '?a=%ff%fe&b=%c0%af',
  '?a=%00&b=%0d%0aX-Evil:1',
  '?page=-1&limit=99999999999999999999&pageindex=NaN',
  '?page=1&page=2&page[]=3',
  '?a=\u00e9',
] as const;

/** Another path, with what is wrong with it. */
export function brokenPath(random: Random, path: string): { what: string; path: string } {
  const ways = Object.entries(pathChanges);
  const [what, change] = ways[Math.floor(random() * ways.length)] ?? ['none', () => path];
  return { what, path: change(path) };
}

/** A query that nobody sends; behind another one it goes on. */
export function brokenQuery(random: Random, query = ''): string {
  const broken = pick(random, queries);
  return query === '' ? broken : `${query}&${broken.slice(1)}`;
}
