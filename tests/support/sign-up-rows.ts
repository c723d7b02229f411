import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { siteClients } from './site-clients.ts';
import { physicalName } from './site-outputs.ts';
import { withSealer } from './site-sealer.ts';

/** Somebody who has signed up. */
export interface ACandidate {
  readonly name: string;
  readonly company: string;
  readonly idcard: string;
  readonly phone: string;
  readonly period: string;
}

/** Puts the sign-up of somebody behind the functions' back, as it stands once it was received. @returns its number */
export async function putSignUp(
  stateDirectory: string,
  { name, company, idcard, phone, period }: ACandidate,
): Promise<string> {
  const { idHash, phoneHash, sealed } = await withSealer(stateDirectory, 'certification', async (sealer) => {
    const hash = await sealer.lookupHash('idcard', idcard);
    return {
      idHash: hash,
      phoneHash: await sealer.lookupHash('phone', phone),
      sealed: await sealer.seal(`sign-up#${hash}#${period}`, { name, company, idcard, phone }),
    };
  });
  const { dynamodb } = siteClients(stateDirectory);
  const attributes = { pk: `sign-up#${idHash}`, sk: period, status: 'received', sealed, phoneHash };
  const Item = Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [attribute, { S: value }]));
  await dynamodb.send(new PutItemCommand({ TableName: physicalName(stateDirectory, 'certification'), Item }));
  dynamodb.destroy();
  return `${period}.${idHash}`;
}
