import type { PageKind } from '../../shared/routes.ts';

/** A module outside the shell that several scripts need, and what it takes to say where it goes. */
export interface SharedModule {
  readonly id: string;
  /** Of its source. */
  readonly bytes: number;
  /** The pages that import it at once, by their modules. */
  readonly pages: readonly string[];
}

/** The script that every page loads: the shell, and what pages of many kinds share. */
export const everywhere = 'entry-client';

/** Subjects that pages of several kinds have, and many have not: each is a script of its own. What fits two belongs to the first. */
const subjects: readonly (readonly [name: string, modules: RegExp])[] = [
  ['products', /\/features\/products\/[^?]*$|\?of=products$/],
  ['downloads', /\?of=downloads$/],
  ['forms', /\/ui\/form\/(?!file-upload\/)/],
  ['tabs', /\/ui\/data\/tab-strip\//],
];

/** What pages of one of these kinds share by themselves is a script that public pages never load. */
const closed: Partial<Record<PageKind, string>> = { account: 'member-pages', login: 'login-pages' };

/** No more pages than this are few. */
const fewPages = 5;

/** How many scripts a page may load at first, the entry and its own among them. */
export const mostScripts = 4;

/** Those that every page loads: the entry and its own. */
const usualScripts = 2;

/** From this on, in bytes of its source, what few pages need is worth a script of its own. */
const large = 1_700;

/** Modules that the same pages need. */
interface Alike {
  readonly modules: readonly SharedModule[];
  readonly pages: ReadonlySet<string>;
  /** Of their sources. */
  readonly bytes: number;
}

/** The pages that load a script, by its name. */
type Users = ReadonlyMap<string, ReadonlySet<string>>;

function subjectOf({ id }: SharedModule): string | undefined {
  return subjects.find(([, test]) => test.test(id))?.[0];
}

function pagesOf(modules: readonly SharedModule[]): ReadonlySet<string> {
  return new Set(modules.flatMap(({ pages }) => pages));
}

/** Groups modules by the pages that need them, the largest first. What one page needs it shares with something late, each module with another. */
function alikes(modules: readonly SharedModule[]): Alike[] {
  const key = ({ id, pages }: SharedModule) => (pages.length > 1 ? pages.toSorted().join() : id);
  return [...Map.groupBy(modules, key).values()]
    .map((members) => ({
      modules: members,
      pages: pagesOf(members),
      bytes: members.reduce((sum, { bytes }) => sum + bytes, 0),
    }))
    .toSorted((one, other) => other.pages.size - one.pages.size || other.bytes - one.bytes);
}

/** Whether what these pages need may be a script of its own: it is large, few need it, and none of them loads as many as it may. */
function standsAlone({ bytes, pages }: Alike, scriptsOf: (page: string) => number): boolean {
  return bytes >= large && pages.size <= fewPages && [...pages].every((page) => scriptsOf(page) < mostScripts);
}

/** The subject with the fewest pages that all who need it load anyway; without one the script that every page loads. */
function nearest(pages: readonly string[], users: Users): string {
  const near = [...users].filter(([, loaded]) => pages.every((page) => loaded.has(page)));
  return near.toSorted(([, one], [, other]) => one.size - other.size)[0]?.[0] ?? everywhere;
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
  const bySubject = Map.groupBy(needed, subjectOf);
  const others = bySubject.get(undefined) ?? [];
  bySubject.delete(undefined);
  const chunks = new Map<string, string>();
  const users = new Map<string, ReadonlySet<string>>();
  for (const [subject = everywhere, members] of bySubject) {
    for (const { id } of members) chunks.set(id, subject);
    users.set(subject, pagesOf(members));
  }

  const closedOf = (page: string) => closed[kinds[page] ?? 'text'];
  /** The closed script of what only pages of one such kind need. */
  const closedScript = ({ pages }: Pick<Alike, 'pages'>) => {
    const [only, ...more] = new Set([...pages].map(closedOf));
    return more.length === 0 ? only : undefined;
  };
  const alone: ReadonlySet<string>[] = [];
  const groups = alikes(others);
  // Counted before any script stands alone: pages of members load theirs besides.
  const ofMembers = [...Map.groupBy(groups, closedScript)].filter(([name]) => name !== undefined);
  const closedUsers = ofMembers.map(([, members]) => pagesOf(members.flatMap(({ modules }) => modules)));
  const scriptsOf = (page: string) =>
    usualScripts + [...users.values(), ...closedUsers, ...alone].filter((loaded) => loaded.has(page)).length;
  for (const alike of groups) {
    const pages = [...alike.pages];
    const closedName = closedScript(alike);
    if (closedName === undefined && standsAlone(alike, scriptsOf)) {
      alone.push(alike.pages);
      continue;
    }
    // That a page of members needs it as well is no reason for all public pages to load what is large.
    const open = alike.bytes < large ? [] : pages.filter((page) => closedOf(page) === undefined);
    const name = closedName ?? nearest(open.length > 0 ? open : pages, users);
    for (const { id } of alike.modules) chunks.set(id, name);
  }
  return chunks;
}
