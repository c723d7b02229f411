import type { PageKind } from '../../shared/routes.ts';

/** A module outside the shell that several scripts need, and what it takes to say where it goes. */
export interface SharedModule {
  readonly id: string;
  /** Of its source. */
  readonly bytes: number;
  /** The pages that import it at once, by their modules. */
  readonly pages: readonly string[];
  /** Whether something needs it that the shell opens late, such as the login dialog: on any page, with or without the pages' scripts. */
  readonly anywhere?: boolean;
}

/** Subjects that pages of several kinds have, and many have not: each is a script of its own. What fits two belongs to the first. */
const subjects: readonly (readonly [name: string, modules: RegExp])[] = [
  ['forms', /\/(ui\/form|shared-features\/sales)\/|\/enquiry-lengths\.ts$/],
  ['tabs', /\/ui\/data\/tab-strip\//],
  ['codes', /\/ui\/data\/qr-code\//],
  ['software', /\/features\/products\/(layout\/software-layout|functions\/more-functions)\./],
  ['products', /\/features\/products\//],
  ['downloads', /\/shared-features\/downloads\/|\/lib\/visitor\/visitor\.ts$|\/shared\/(product-type|platform)\.ts$/],
];

/** What pages of one of these kinds share by themselves is a script that public pages never load. */
const closed: Partial<Record<PageKind, string>> = { account: 'member-pages', login: 'login-pages' };

/** No more pages than this are few. */
const fewPages = 5;

/** How many scripts a page may load at first, the entry and its own among them. */
export const mostScripts = 6;

/** Those that every page loads: the entry, its own, and the kit. */
const usualScripts = 3;

/** From this on, in bytes of its source, what few pages need is worth a script of its own, and what one page shares with something late. */
const large = { ofSeveral: 1_700, ofOne: 500 } as const;

/** Modules that the same pages need. */
interface Alike {
  readonly modules: readonly SharedModule[];
  readonly pages: ReadonlySet<string>;
}

function pagesOf(modules: readonly SharedModule[]): ReadonlySet<string> {
  return new Set(modules.flatMap(({ pages }) => pages));
}

/** The modules of each subject, and all others; what few of its pages need is among these, or the rest of its pages would load it too. */
function bySubject(modules: readonly SharedModule[]) {
  const subjectOf = ({ id }: SharedModule) => subjects.find(([, test]) => test.test(id))?.[0];
  const all = Map.groupBy(modules, subjectOf);
  const central = new Map<string, readonly SharedModule[]>();
  for (const [subject, members] of all) {
    if (subject === undefined) continue;
    const few = Math.min(fewPages, pagesOf(members).size / 2);
    central.set(
      subject,
      members.filter(({ pages }) => pages.length >= few),
    );
  }
  const placed = new Set([...central.values()].flat());
  return { central, plain: modules.filter((module) => !placed.has(module)) };
}

/** Groups modules by the pages that need them, the largest first. What one page needs it shares with something late, each module with another. */
function alikes(modules: readonly SharedModule[]): Alike[] {
  const key = ({ id, pages }: SharedModule) => (pages.length > 1 ? pages.toSorted().join() : id);
  const size = ({ modules: members }: Alike) => members.reduce((sum, { bytes }) => sum + bytes, 0);
  return [...Map.groupBy(modules, key).values()]
    .map((members) => ({ modules: members, pages: new Set(members[0]?.pages) }))
    .toSorted((one, other) => other.pages.size - one.pages.size || size(other) - size(one));
}

/** The pages that load a script, by its name. */
type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether what these pages need may be a script of its own: it is large, few need it, and none of them loads as many as it may. */
function standsAlone({ modules, pages }: Alike, scriptsOf: (page: string) => number): boolean {
  const bytes = modules.reduce((sum, module) => sum + module.bytes, 0);
  const isLarge = bytes >= (pages.size > 1 ? large.ofSeveral : large.ofOne);
  return isLarge && pages.size <= fewPages && [...pages].every((page) => scriptsOf(page) < mostScripts);
}

/** Whether something of the shell would load a whole subject for the little that a module is. */
function isLittleOfShell({ bytes, anywhere = false }: SharedModule): boolean {
  return anywhere && bytes < large.ofOne;
}

/** The subject with the fewest pages that all who need it load anyway; without one the kit, which every page loads. */
function nearest(pages: ReadonlySet<string>, users: Users): string {
  const near = [...users].filter(([, loaded]) => [...pages].every((page) => loaded.has(page)));
  return near.toSorted(([, one], [, other]) => one.size - other.size)[0]?.[0] ?? 'kit';
}

/**
 * Says in which script each shared module lies, so that few are asked for and little is loaded by whoever does not need it
 * (web/README.md#budgets).
 * @param kinds of the pages, by their modules
 * @returns names of scripts by modules; those that are not in it are left to the bundler, which makes a script for those who need them
 */
export function sharedChunks(
  modules: readonly SharedModule[],
  kinds: Readonly<Record<string, PageKind>>,
): ReadonlyMap<string, string> {
  const needed = modules.filter(({ pages }) => pages.length > 0);
  const { central, plain } = bySubject(needed);
  const users: Users = new Map([...central].map(([subject, members]) => [subject, pagesOf(members)]));
  const chunks = new Map([...central].flatMap(([subject, members]) => members.map(({ id }) => [id, subject] as const)));

  const alone: ReadonlySet<string>[] = [];
  const scriptsOf = (page: string) =>
    usualScripts + [...users.values(), ...alone].filter((loaded) => loaded.has(page)).length;
  for (const alike of alikes(plain)) {
    const { modules: members, pages } = alike;
    const kindOf = (page: string) => closed[kinds[page] ?? 'text'];
    const [only, ...others] = new Set([...pages].map(kindOf));
    const isClosed = only !== undefined && others.length === 0;
    if (!isClosed && standsAlone(alike, scriptsOf)) {
      alone.push(pages);
      continue;
    }
    // That a page of members needs it as well is no reason for all public pages to load it.
    const open = new Set([...pages].filter((page) => kindOf(page) === undefined));
    const name = isClosed ? only : nearest(open.size > 0 ? open : pages, users);
    for (const module of members) chunks.set(module.id, isLittleOfShell(module) ? 'kit' : name);
  }
  return chunks;
}
