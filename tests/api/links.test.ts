import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const siteUrl = inject('siteUrl');

/** Attributes that name one address each. */
const addressAttributes = ['href', 'src', 'poster', 'action'] as const;
/** Elements whose attributes lead a visitor on; those of others only load something. */
const wayElements = new Set(['a', 'area']);

interface Visited {
  /** Of the answer. */
  readonly status: number;
  /** What its fragments can point at. */
  readonly ids: ReadonlySet<string>;
  /** Under which address search engines know it; undefined for what is no page. */
  readonly canonical?: string;
}

interface Link {
  /** Path and query. */
  readonly address: string;
  readonly fragment: string;
  readonly isWay: boolean;
}

/** What a document says: its links to this site, resolved against its own address, its ids and its canonical address. */
function readDocument(html: string, address: string) {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const links = elements.flatMap(({ name, attribs }) => {
    const sets = (attribs.srcset ?? attribs.imagesrcset ?? '').split(',').map((entry) => entry.trim().split(/\s+/)[0]);
    return [...addressAttributes.map((attribute) => attribs[attribute]), ...sets].flatMap((found) => {
      if (!found || !URL.canParse(found, siteUrl + address)) return [];
      const { origin, pathname, search, hash } = new URL(found, siteUrl + address);
      if (origin !== new URL(siteUrl).origin) return [];
      return { address: pathname + search, fragment: decodeURIComponent(hash.slice(1)), isWay: wayElements.has(name) };
    });
  });
  const canonical = elements.find(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')?.attribs.href;
  return {
    links,
    ids: new Set(elements.flatMap(({ attribs }) => attribs.id ?? [])),
    ...(canonical && { canonical: pathOf(canonical) }),
  };
}

/** Path and query of an address on the public host. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** What opens a PDF at a page: `manual-manifest.json` has its pages, and the build of a manual's index takes them from there. */
function isPageOfPdf(address: string, fragment: string): boolean {
  return address.endsWith('.pdf') && /^page=[1-9]\d*$/.test(fragment);
}

interface Walk {
  readonly visited: ReadonlyMap<string, Visited>;
  /** Every link that was found, with the page on which it stands. */
  readonly links: readonly (Link & { readonly on: string })[];
}

/**
 * Follows every link of every document that can be reached from an address. What is no document is asked for by HEAD; what redirects
 * is no page, as the site answers so for routes that it does not have.
 */
async function walkFrom(start: string): Promise<Walk> {
  const visited = new Map<string, Visited>();
  const links: (Link & { on: string })[] = [];
  let ahead = [start];
  while (ahead.length > 0) {
    const found = await Promise.all(
      ahead.map(async (address) => {
        const head = await fetch(siteUrl + address, { method: 'HEAD', redirect: 'manual' });
        const isDocument = head.ok && head.headers.get('content-type')?.startsWith('text/html');
        if (!isDocument) return { address, status: head.status, links: [], ids: new Set<string>() };
        const page = await fetch(siteUrl + address);
        return { address, status: page.status, ...readDocument(await page.text(), address) };
      }),
    );
    for (const { address, links: more, ...answer } of found) {
      visited.set(address, answer);
      links.push(...more.map((link) => ({ ...link, on: address })));
    }
    ahead = [...new Set(links.map(({ address }) => address))].filter((address) => !visited.has(address));
  }
  return { visited, links };
}

describe('a walk over all links of the site', () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await walkFrom('/home');
  }, 120_000);

  test('every link answers 200', () => {
    expect(walk.visited.size).toBeGreaterThan(300);
    const dead = walk.links.filter(({ address }) => walk.visited.get(address)?.status !== 200);
    expect(dead.map(({ on, address }) => `${address} on ${on}`)).toEqual([]);
  });

  test('every fragment names a part of its page', () => {
    const lost = walk.links.filter(
      ({ address, fragment, isWay }) =>
        isWay && fragment !== '' && !isPageOfPdf(address, fragment) && !walk.visited.get(address)?.ids.has(fragment),
    );
    expect(lost.map(({ on, address, fragment }) => `${address}#${fragment} on ${on}`)).toEqual([]);
  });

  test('every page has a way to it', async () => {
    const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
    const pages = DomUtils.getElementsByTagName('loc', parseDocument(sitemap, { xmlMode: true }));
    const paths = pages.map((page) => pathOf(DomUtils.textContent(page)));
    expect(paths.length).toBeGreaterThan(60);
    const ways = walk.links.filter(({ isWay, on, address }) => isWay && on !== address);
    const linked = new Set(ways.map(({ address }) => walk.visited.get(address)?.canonical));
    expect(paths.filter((path) => !linked.has(path))).toEqual([]);
  });
});
