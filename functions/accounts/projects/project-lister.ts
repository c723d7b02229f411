import type { Project } from '../../../shared/contract/account-schemas.ts';
import type { PageAsked, PageFound } from '../../../shared/contract/page-number.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import { projectReader } from './kept-projects.ts';

/** What is compared of a name: without case, and full-width characters of East Asian keyboards as the others. */
const comparable = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Answers a page of a member's projects, the last saved first. Without a name it opens the rows of that page alone; with one it looks
 * through all of them, a thousand at most.
 * @returns the page, and how many there are of that name
 */
export function projectLister(sealer: Pick<Sealer, 'open'>) {
  const read = projectReader(sealer);
  return async (
    owned: Pick<OwnedTable<'Query'>, 'queryAll'>,
    uid: string,
    { page, size, name }: PageAsked & { readonly name: string },
  ): Promise<PageFound<Project>> => {
    const { count, opened } = await read(owned, uid);
    const [from, to] = [(page - 1) * size, page * size];
    const wanted = comparable(name);
    if (wanted === '') return { list: await opened(from, to), count };
    const found = (await opened()).filter((project) => comparable(project.name).includes(wanted));
    return { list: found.slice(from, to), count: found.length };
  };
}
