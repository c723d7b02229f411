import { expect, test } from 'vitest';
import { tableKey } from '../../../shared/manifest/table-definition.ts';
import { pageReader } from './pages.ts';
import { documentClient } from './table.ts';

test.each([
  ['lower', ['', '~']],
  ['upper', ['0', '']],
] as const)('an empty %s bound is refused before DynamoDB is asked, which takes no empty key', async (_, between) => {
  const documents = documentClient();
  documents.send = () => expect.fail('DynamoDB is asked');
  const read = pageReader(documents, { TableName: 'table' }, tableKey);
  await expect(read('partition', { between })).rejects.toThrow('DynamoDB takes no empty sort key');
});
