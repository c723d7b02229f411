import { listProjects } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { projectLister } from './projects/project-lister.ts';

export default endpoint(listProjects, needs.listProjects, ({ ownedBy, sealer }) => {
  const list = projectLister(sealer);
  return async (request, member) => {
    const { list: page, count } = await list(ownedBy(member).accounts, member.uid, request);
    return { list: [...page], count };
  };
});
