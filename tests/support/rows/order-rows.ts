import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { StoredOrder } from '../../../functions/orders/orders/stored-order.ts';
import { type Grant, StoredSubscription } from '../../../functions/orders/subscriptions/subscription.ts';
import { siteClients } from '../site/site-clients.ts';
import { physicalName } from '../site/site-outputs.ts';

/** What the table of orders holds, read past the functions. */
interface OrderRows {
  readonly orders: readonly StoredOrder[];
  /** What gave days, of all subscriptions. */
  readonly grants: readonly Grant[];
}

/** All orders and subscriptions of a local site, in any order. */
export async function orderRows(stateDirectory: string): Promise<OrderRows> {
  const { dynamodb } = siteClients(stateDirectory);
  const client = DynamoDBDocumentClient.from(dynamodb);
  const orders: StoredOrder[] = [];
  const grants: Grant[] = [];
  const scan = { TableName: physicalName(stateDirectory, 'orders'), ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client }, scan))
    for (const item of Items) {
      if (/^\d{12}$/.test(item.sk)) orders.push(StoredOrder.parse(item));
      if (String(item.sk).startsWith('subscription#')) grants.push(...StoredSubscription.parse(item).grants);
    }
  dynamodb.destroy();
  return { orders, grants };
}
