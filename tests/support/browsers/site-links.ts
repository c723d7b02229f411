import { DomUtils, parseDocument } from 'htmlparser2';
import { canonicalAddress, isRoutePath, matchRoute } from '../../../shared/addresses.ts';
import { type Route, routes } from '../../../shared/routes.ts';

/** Attributes that name one address each. */
const addressAttributes = ['href', 'src', 'poster', 'action'] as const;
/** Elements whose attributes lead a visitor on; those of others only load something. */
const wayElements = new Set(['a', 'area']);

/** A link to this site. */
export interface Link {
  /** Path and query. */
  readonly address: string;
  readonly fragment: string;
  readonly isWay: boolean;
}

/** Where a link ends. */
export interface LinkEnd {
  /** Of the answer. */
  readonly status: number;
  readonly isDocument: boolean;
  /** Its links to this site. */
  readonly links: readonly Link[];
  /** What its ways to elsewhere say. */
  readonly beyond: readonly string[];
  /** What its fragments can point at. */
  readonly ids: ReadonlySet<string>;
  /** Under which address search engines know it; undefined for what is no page. */
  readonly canonical?: string;
}

/** Path and query of an address. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** A link to this site in its parts; undefined for one that leads elsewhere. */
export function ownLink(found: string, base: string): Omit<Link, 'isWay'> | undefined {
  if (!URL.canParse(found, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(found, base);
  if (origin !== new URL(base).origin) return undefined;
  return { address: pathname + search, fragment: decodeURIComponent(hash.slice(1)) };
}

/** What a document says: its links, resolved against its own address, its ids and its canonical address. */
function readDocument(html: string, base: string): Pick<LinkEnd, 'links' | 'beyond' | 'ids' | 'canonical'> {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const links: Link[] = [];
  const beyond: string[] = [];
  for (const { name, attribs } of elements) {
    const isWay = wayElements.has(name);
    const sets = (attribs.srcset ?? attribs.imagesrcset ?? '').split(',').map((entry) => entry.trim().split(/\s+/)[0]);
    for (const found of [...addressAttributes.map((attribute) => attribs[attribute]), ...sets]) {
      if (found === undefined || (found === '' && !isWay)) continue;
      const link = ownLink(found, base);
      if (link) links.push({ ...link, isWay });
      else if (isWay) beyond.push(found);
    }
  }
  const canonical = elements.find(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')?.attribs.href;
  return {
    links,
    beyond,
    ids: new Set(elements.flatMap(({ attribs }) => attribs.id ?? [])),
    ...(canonical && { canonical: pathOf(canonical) }),
  };
}

/**
 * Asks for what stands at an address of the site. What is no document is asked for by HEAD; what redirects is no page, as the site
 * answers so for routes that it does not have.
 */
export async function linkEnd(siteUrl: string, address: string): Promise<LinkEnd> {
  const head = await fetch(siteUrl + address, { method: 'HEAD', redirect: 'manual' });
  const isDocument = head.ok && (head.headers.get('content-type')?.startsWith('text/html') ?? false);
  if (!isDocument) return { status: head.status, isDocument, links: [], beyond: [], ids: new Set() };
  const page = await fetch(siteUrl + address);
  return { status: page.status, isDocument, ...readDocument(await page.text(), siteUrl + address) };
}

/** What opens a PDF at a page: `manual-manifest.json` has its pages, and the build of a manual's index takes them from there. */
function isPageOfPdf(address: string, fragment: string): boolean {
  return address.endsWith('.pdf') && /^page=[1-9]\d*$/.test(fragment);
}

/** What is wrong with a page at an address: it is another one, or reads less than the address says. */
function faultsOfPage(address: string, end: LinkEnd): string[] {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  const match = matchRoute(pathname, searchParams);
  if (!match) return isRoutePath(address) ? [] : ['is no page of the table of routes'];
  const route: Route = routes[match.name];
  const read = [...(route.variant?.parameters ?? []), ...(route.query ?? []), ...(route.once ?? [])];
  const unread = [...searchParams.keys()].filter((name) => !read.includes(name));
  const expected = canonicalAddress(route, match.params);
  return [
    ...unread.map((name) => `says ${name}, which the page does not read`),
    ...(end.canonical === expected ? [] : [`ends on ${end.canonical} instead of ${expected}`]),
  ];
}

/** What is wrong with a link to this site, in words; nothing where it ends on the page, the part or the file that it names. */
export function faultsOfLink({ address, fragment, isWay }: Link, end: LinkEnd | undefined): string[] {
  if (end?.status !== 200) return [`answers ${end?.status}`];
  if (!isWay) return [];
  const isPart = fragment === '' || end.ids.has(fragment) || isPageOfPdf(address, fragment);
  return [...(isPart ? [] : [`has no part ${fragment}`]), ...(end.isDocument ? faultsOfPage(address, end) : [])];
}

/** What is wrong with a link to elsewhere: only https, mail and telephone lead there, to a host or mailbox that can be; a mail with a subject alone is one to oneself. */
export function faultsBeyond(found: string): string[] {
  if (/^mailto:([\w.+-]+@[\w-]+(\.[\w-]+)+($|\?)|\?subject=)/.test(found) || /^tel:\+?[\d-]+$/.test(found)) return [];
  const isWhole =
    URL.canParse(found) && new URL(found).protocol === 'https:' && /^[\w-]+(\.[\w-]+)+$/.test(new URL(found).hostname);
  return isWhole ? [] : ['is no whole address of another site'];
}
