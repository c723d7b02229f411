import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  faultsBeyond,
  faultsOfLink,
  type Link,
  type LinkEnd,
  linkEnd,
  pathOf,
} from '../support/browsers/site-links.ts';

const siteUrl = inject('siteUrl');

interface Walk {
  readonly visited: ReadonlyMap<string, LinkEnd>;
  /** Every link to this site that was found, with the page on which it stands. */
  readonly links: readonly (Link & { readonly on: string })[];
  /** Those to elsewhere. */
  readonly beyond: readonly { readonly to: string; readonly on: string }[];
}

/** Follows every link of every document that can be reached from an address. */
async function walkFrom(start: string): Promise<Walk> {
  const visited = new Map<string, LinkEnd>();
  const links: (Link & { on: string })[] = [];
  const beyond: { to: string; on: string }[] = [];
  let ahead = [start];
  while (ahead.length > 0) {
    const found = await Promise.all(ahead.map(async (on) => ({ on, end: await linkEnd(siteUrl, on) })));
    for (const { on, end } of found) {
      visited.set(on, end);
      links.push(...end.links.map((link) => ({ ...link, on })));
      beyond.push(...end.beyond.map((to) => ({ to, on })));
    }
    ahead = [...new Set(links.map(({ address }) => address))].filter((address) => !visited.has(address));
  }
  return { visited, links, beyond };
}

describe('a link that ends elsewhere than it says is found', () => {
  const way = (address: string, fragment = '') => ({ address, fragment, isWay: true });
  const faults = async (link: Link) => faultsOfLink(link, await linkEnd(siteUrl, link.address));

  test.each([
    ['a route that there is not', way('/courses'), /^answers 30\d$/],
    ['a document that there is not', way('/coursedetail?id=1&dir_id=99'), /^answers 404$/],
    ['a part that its page does not have', way('/manual-s3-pro?chapter=timeline', 'cue'), /^has no part cue$/],
    [
      'a tab by a name that the page does not read',
      way('/orderinfo?type=4'),
      /^says type, which the page does not read$/,
    ],
    ['a page that goes by another address', way('/faq.html'), /^(answers|is no page)/],
  ])('%s', async (_, link, fault) => {
    expect((await faults(link)).join()).toMatch(fault);
  });

  test.each([
    ['the chapter of a manual', way('/manual-s3-pro?chapter=timeline', 'cues')],
    ['a form that is filled in', way('/feedback?productID=10')],
    ['a tab of the personal centre', way('/personal?page=2')],
  ])('and %s is none', async (_, link) => {
    expect(await faults(link)).toEqual([]);
  });

  test.each(['http://example.com/', 'https://localhost/', 'mailto:sales', 'javascript:void(0)', 'https:///history'])(
    'so is %s, which leads nowhere',
    (to) => {
      expect(faultsBeyond(to)).toHaveLength(1);
    },
  );
});

describe('a walk over all links of the site', () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await walkFrom('/home');
  }, 120_000);

  test('every link ends on the page, the part or the file that it names', () => {
    expect(walk.visited.size).toBeGreaterThan(300);
    const wrong = walk.links.flatMap((link) =>
      faultsOfLink(link, walk.visited.get(link.address)).map(
        (fault) => `${link.address}${link.fragment && `#${link.fragment}`} on ${link.on} ${fault}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('every link to elsewhere is a whole address', () => {
    expect(walk.beyond.length).toBeGreaterThan(20);
    const wrong = walk.beyond.flatMap(({ to, on }) => faultsBeyond(to).map((fault) => `${to} on ${on} ${fault}`));
    expect([...new Set(wrong)]).toEqual([]);
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
