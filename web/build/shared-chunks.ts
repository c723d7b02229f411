import type { PageKind } from '../../shared/routes.ts';

/** A module outside the shell that several scripts need, and what it takes to say where it goes. */
export interface SharedModule {
  readonly id: string;
  /** Of its source. */
  readonly bytes: number;
  /** The pages that import it at once, by their modules. */
  readonly pages: readonly string[];
}

/** Subjects that pages of several kinds have, and many have not: each is a script of its own. */
const subjects: readonly (readonly [name: string, modules: RegExp])[] = [
  ['forms', /\/(ui\/form|shared-features\/sales)\/|\/enquiry-lengths\.ts$/],
  ['tabs', /\/ui\/data\/tab-strip\//],
  ['products', /\/features\/products\//],
];

/** What pages of one of these kinds share by themselves is a script that public pages never load. */
const closed: Partial<Record<PageKind, string>> = { account: 'member-pages', login: 'login-pages' };

/** What no more pages than this need does not lie with what most need. */
const rarePages = 5;

/** From this on, in bytes of its source, what few pages need is worth a script of its own, and what one page shares with loaders. */
const large = { ofSeveral: 2_000, ofOne: 1_000 } as const;

/** Modules that the same pages need. */
interface Alike {
  readonly modules: readonly SharedModule[];
  readonly pages: ReadonlySet<string>;
}

/** Where modules lie that are of no subject: with pages of their kind, in the kit, with a subject that all who need them load as well, or by themselves. */
function chunkOf(
  { modules, pages }: Alike,
  users: ReadonlyMap<string, ReadonlySet<string>>,
  kinds: Readonly<Record<string, PageKind>>,
): string | undefined {
  const [only, ...others] = new Set([...pages].map((page) => closed[kinds[page] ?? 'text']));
  if (only !== undefined && others.length === 0) return only;
  if (pages.size > rarePages) return 'kit';
  const near = [...users]
    .filter(([, loaded]) => [...pages].every((page) => loaded.has(page)))
    .toSorted(([, a], [, b]) => a.size - b.size);
  if (near[0]) return near[0][0];
  return modules.reduce((sum, { bytes }) => sum + bytes, 0) < (pages.size > 1 ? large.ofSeveral : large.ofOne)
    ? 'kit'
    : undefined;
}

/**
 * Says in which script each shared module lies, so that few are asked for and little is loaded by whoever does not need it: with its
 * subject; else with what only pages of members, or only those of the login, share; else, where few pages need it, with a subject that they all load or, if it is
 * large, by itself; else in the kit, which all pages load.
 * @param kinds of the pages, by their modules
 * @returns names of scripts by modules; those that are not in it are left to the bundler, which makes a script for those who need them
 */
export function sharedChunks(
  modules: readonly SharedModule[],
  kinds: Readonly<Record<string, PageKind>>,
): ReadonlyMap<string, string> {
  const needed = modules.filter(({ pages }) => pages.length > 0);
  const subjectOf = ({ id }: SharedModule) => subjects.find(([, test]) => test.test(id))?.[0];
  const bySubject = Map.groupBy(needed, subjectOf);
  const plain = bySubject.get(undefined) ?? [];
  bySubject.delete(undefined);

  const chunks = new Map<string, string>();
  const users = new Map<string, ReadonlySet<string>>();
  for (const [subject = '', ofSubject] of bySubject) {
    users.set(subject, new Set(ofSubject.flatMap(({ pages }) => pages)));
    for (const { id } of ofSubject) chunks.set(id, subject);
  }
  for (const alike of Map.groupBy(plain, ({ pages }) => pages.toSorted().join()).values()) {
    const name = chunkOf({ modules: alike, pages: new Set(alike[0]?.pages) }, users, kinds);
    if (name !== undefined) for (const { id } of alike) chunks.set(id, name);
  }
  return chunks;
}
