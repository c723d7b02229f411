import { listDownloads } from '../../shared/contract/downloads.ts';
import { endpoint } from '../platform/endpoint.ts';
import { openTable } from '../platform/table.ts';
import { contentReader } from './content-repository.ts';
import { needs } from './needs.ts';

const content = contentReader(openTable(needs.listDownloads, 'content'));

export const handler = endpoint(listDownloads, { content }, ({ type }, { content }) => content.downloads(type));
