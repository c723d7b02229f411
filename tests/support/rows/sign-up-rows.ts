import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  hashOfPerson,
  laterPeriod,
  numberOf,
  type StoredSignUp,
  signUpKey,
  subjectOf,
} from '../../../functions/certification/sign-ups/sign-up.ts';
import { keptMonths } from '../../../shared/kept-months.ts';
import { siteClients } from '../site/site-clients.ts';
import { physicalName } from '../site/site-outputs.ts';
import { withSealer } from '../site/site-sealer.ts';

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
  const signUp = await withSealer(stateDirectory, 'certification', async (sealer): Promise<StoredSignUp> => {
    const email = `${crypto.randomUUID()}@example.com`;
    const idHash = await sealer.lookupHash('idcard', idcard);
    const typed = { name, addr: '1 Stage Road, Shanghai', idcard, phone, email };
    const erasedIn = laterPeriod(period, keptMonths.uncertified);
    return {
      ...{ idHash, sk: period, period, state: 'received', company, consent: '', erasedIn },
      signedUpAt: new Date().toISOString(),
      nameHash: await hashOfPerson(sealer, idHash, name),
      phoneHash: await sealer.lookupHash('phone', phone),
      emailHash: await sealer.lookupHash('email', email),
      sealed: await sealer.seal(subjectOf({ idHash, sk: period }), typed),
    };
  });
  const { dynamodb } = siteClients(stateDirectory);
  const attributes = { ...signUpKey(signUp), ...signUp, signUpPeriod: period };
  const Item = Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [attribute, { S: value }]));
  await dynamodb.send(new PutItemCommand({ TableName: physicalName(stateDirectory, 'certification'), Item }));
  dynamodb.destroy();
  return numberOf(signUp);
}
