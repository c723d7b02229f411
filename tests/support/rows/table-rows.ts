import { type AttributeValue, paginateScan } from '@aws-sdk/client-dynamodb';
import { siteClients } from '../site/site-clients.ts';
import { physicalName } from '../site/site-outputs.ts';

/** All rows of a table of a local site, past its functions, which never ask for all. */
export async function rowsOf(stateDirectory: string, table: string): Promise<Record<string, AttributeValue>[]> {
  const { dynamodb: client } = siteClients(stateDirectory);
  const asked = { TableName: physicalName(stateDirectory, table), ConsistentRead: true };
  const rows = [];
  for await (const { Items = [] } of paginateScan({ client }, asked)) rows.push(...Items);
  client.destroy();
  return rows;
}
