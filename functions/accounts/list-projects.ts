import { listProjects } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { projectLister } from './projects/project-lister.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  listProjects,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'Query']), open: opening() } },
  ({ ownedBy, open }) => {
    const list = projectLister({ open });
    return async (request, member) => {
      const { list: page, count } = await list(ownedBy(member).accounts, member.uid, request);
      return { list: [...page], count };
    };
  },
);
