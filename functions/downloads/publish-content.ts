import { publishContent } from '../../shared/contract/downloads.ts';
import { operation } from '../platform/operation.ts';
import { openTable } from '../platform/table.ts';
import { collectionReplacer } from './content-repository.ts';
import { needs } from './needs.ts';

const replace = collectionReplacer(openTable(needs.publishContent, 'content'));

export const handler = operation(publishContent, { replace }, ({ collection, dryRun }, { replace }) =>
  replace(collection, dryRun),
);
