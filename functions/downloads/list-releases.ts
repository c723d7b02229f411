import { listReleases } from '../../shared/contract/downloads.ts';
import { endpoint } from '../platform/endpoint.ts';
import { openTable } from '../platform/table.ts';
import { contentReader } from './content-repository.ts';
import { needs } from './needs.ts';

const content = contentReader(openTable(needs.listReleases, 'content'));

export const handler = endpoint(listReleases, { content }, ({ type }, { content }) => content.releases(type));
