import { codeRequested } from '../../../events/code-requested/event.ts';
import type { CodePurpose } from '../../../shared/code-purposes.ts';
import { codeLimits } from '../../../shared/contract/code-limits.ts';
import { countOf } from '../../platform/calls/limits/entry-limits.ts';
import type { Count } from '../../platform/calls/limits/limit-keeper.ts';
import { Told } from '../../platform/calls/told.ts';
import type { Publish } from '../../platform/events/publisher.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { hashOfName } from '../members/member-repository.ts';

interface Requester {
  readonly sealer: Pick<Sealer, 'seal' | 'lookupHash'>;
  readonly publish: Publish<'code.requested.v1'>;
}

/**
 * Asks for a code: the address is sealed under its keyed hash into an event, and nothing is written or read. The code is made where it
 * is mailed, so no queue and no archive holds one.
 */
export function codeRequester({ sealer, publish }: Requester) {
  return async (purpose: CodePurpose, address: string) => {
    const addressHash = await hashOfName(sealer, address);
    const sealedAddress = await sealer.seal(addressHash, { address });
    await publish(codeRequested, { purpose, sealedAddress, addressHash });
    log('code.requested', { purpose });
    return onItsWay;
  };
}

export type RequestCode = ReturnType<typeof codeRequester>;

/** Says nothing of whether there is an account. */
const onItsWay = new Told({}, 'We have sent you a mail. It is usually there within a minute.');

/**
 * The codes that a mailbox gets, whatever for. `sendEmailCode` has them counted by its entry; whoever learns the address only in the
 * function counts them by this, under the same name and subject.
 */
export async function codesOfMailbox({ lookupHash }: Pick<Sealer, 'lookupHash'>, address: string): Promise<Count> {
  return countOf(codeLimits.perMailbox, 'mailbox', await lookupHash('mailbox', address));
}
