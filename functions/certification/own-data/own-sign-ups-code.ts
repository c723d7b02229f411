import { ownSignUpsAsked } from '../../../events/own-sign-ups-asked/event.ts';
import { ownCodes } from '../../../shared/contract/certification-limits.ts';
import { type Count, hasRoom, type KeepLimit } from '../../platform/calls/limits/limit-keeper.ts';
import { viewerNetworks } from '../../platform/calls/limits/viewer-network.ts';
import { Told } from '../../platform/calls/told.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import { codesOfMailbox } from '../../platform/codes/code-limits.ts';
import type { codeRequester } from '../../platform/codes/code-requester.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { following } from '../../platform/events/envelope.ts';
import type { Publish } from '../../platform/events/publisher.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import { candidateOf, hashesOfPerson, signUpsNamed } from '../sign-ups/sign-up.ts';

interface Sender {
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly keepLimit: KeepLimit;
  readonly publish: Publish<'own-sign-ups.asked.v1'>;
}

/**
 * Asks for a code by which somebody reaches what is kept of their sign-ups. Nothing is read, so that neither the answer nor its time tells
 * whether there is one.
 * @throws LimitRefusal when the network has asked too often in a day for the same ID number
 */
export function ownCodeAsker({ sealer, keepLimit, publish }: Sender) {
  return async (
    { name, idcard }: { readonly name: string; readonly idcard: string },
    _: unknown,
    { viewerAddress }: Pick<Viewer, 'viewerAddress'>,
  ) => {
    const idHash = await sealer.lookupHash('idcard', idcard);
    const { network, site = network } = viewerNetworks(viewerAddress);
    await keepLimit(codesFor(`${idHash} ${site}`), crypto.randomUUID());
    for (const nameHash of await hashesOfPerson(sealer, idHash, name))
      await publish(ownSignUpsAsked, { idHash, nameHash });
    return asked;
  };
}

const codesFor = (whom: string): Count => ({
  ...{ name: 'own-sign-ups-codes-for-person', what: 'codes for this number', whom },
  windows: ownCodes,
});

const asked = new Told(
  {},
  'If there is a sign-up with this name and ID number, a code is on its way to its e-mail address.',
);

interface Requester {
  readonly table: Table<'Query'>;
  readonly sealer: Pick<Sealer, 'open' | 'lookupHash'>;
  readonly keepLimit: KeepLimit;
  readonly requestCode: ReturnType<typeof codeRequester>;
}

/** What the code of a mailbox is bound to. Who signs up with somebody else's ID number, from a mailbox of their own, so reaches nothing but that. */
export function hashOfMailbox({ lookupHash }: Pick<Sealer, 'lookupHash'>, idHash: string, emailHash: string) {
  return lookupHash('content', `own sign-ups ${idHash} ${emailHash}`);
}

/**
 * Asks for a code for each mailbox from which somebody of that name has signed up with the ID number. A mailbox that has had its codes gets no more.
 * Idempotency key: the event's id, under which a mailbox's code counts once, and of which the request for it is made: an event that comes again asks for
 * the same code, which has been mailed, or is too late.
 */
export function ownCodeRequester({ table, sealer, keepLimit, requestCode }: Requester) {
  return async ({ id, occurredAt, data: { idHash, nameHash } }: DeliveryOf<typeof ownSignUpsAsked>): Promise<void> => {
    const ofMailboxes = Map.groupBy(await signUpsNamed(table, idHash, [nameHash]), ({ emailHash }) => emailHash);
    for (const [emailHash, [signUp]] of ofMailboxes) {
      if (!signUp) continue;
      const { email } = await candidateOf(sealer, signUp);
      const mailbox = await hashOfMailbox(sealer, idHash, emailHash);
      const count = codesOfMailbox('own-sign-ups', await sealer.lookupHash('mailbox', email));
      if (await hasRoom(keepLimit(count, id)))
        await requestCode('own-sign-ups', email, mailbox, following({ id, occurredAt }, emailHash));
      else log(lines.ownCodeLimited, {});
    }
  };
}
