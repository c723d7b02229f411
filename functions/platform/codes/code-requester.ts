import { codeRequested } from '../../../events/code-requested/event.ts';
import type { CodePurpose } from '../../../shared/code-purposes.ts';
import { Told } from '../calls/told.ts';
import type { Occurrence } from '../events/envelope.ts';
import type { Publish } from '../events/publisher.ts';
import { log } from '../logging/log.ts';
import * as lines from '../logging/platform-lines.ts';

interface Requester {
  /** Seals for accounts, whose consumer mails codes. */
  readonly seal: (subject: string, fields: Readonly<Record<string, string>>) => Promise<string>;
  readonly publish: Publish<'code.requested.v1'>;
}

/**
 * Asks for a code: the address is sealed into an event under the keyed hash of what the code is bound to, and nothing is written or read. The
 * code is made where it is mailed, so no queue and no archive holds one.
 */
export function codeRequester({ seal, publish }: Requester) {
  /** @param occurrence where an event asks, and not somebody who waits */
  return async (purpose: CodePurpose, address: string, addressHash: string, occurrence?: Occurrence) => {
    const sealedAddress = await seal(addressHash, { address });
    await publish(codeRequested, { purpose, sealedAddress, addressHash }, occurrence);
    log(lines.codeRequested, { purpose });
    return onItsWay;
  };
}

/** Says nothing of whether there is an account. */
const onItsWay = new Told({}, 'We have sent you a mail. It is usually there within a minute.');
