import { listProjects } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { projectReader } from './projects/kept-projects.ts';
import { accountsTable } from './tables.ts';

/** Without a name it opens the rows of the page alone; with one it looks through all projects, a thousand at most. */
export default endpoint(
  listProjects,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'Query']), open: opening() } },
  ({ ownedBy, open }) => {
    const read = projectReader({ open });
    return async ({ page, size, name }, member) => {
      const { count, opened } = await read(ownedBy(member).accounts, member.uid);
      const [from, to] = [(page - 1) * size, page * size];
      const wanted = comparable(name);
      if (wanted === '') return { list: [...(await opened(from, to))], count };
      const found = (await opened()).filter((project) => comparable(project.name).includes(wanted));
      return { list: found.slice(from, to), count: found.length };
    };
  },
);

/** What is compared of a name: without case, and full-width characters of East Asian keyboards as the others. */
function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
