import { listProjects } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
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
