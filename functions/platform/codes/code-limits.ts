import { randomUUID } from 'node:crypto';
import type { CodePurpose } from '../../../shared/code-purposes.ts';
import type { LimitKeeping } from '../calls/limits/limit-keeper.ts';
import { type Count, hasRoom } from '../calls/limits/limit-keeper.ts';
import { viewerNetworks } from '../calls/limits/viewer-network.ts';
import type { Sealer } from '../personal-data/field-encryption.ts';

/** Codes that a mailbox gets for one purpose (product-rules.md#codes). */
const perMailbox = [
  { max: 1, seconds: 60 },
  { max: 10, seconds: 24 * 60 * 60 },
];

/** How many of them one network may ask for, so that no single stranger uses up all that a mailbox gets. */
const perNetworkOfMailbox = [{ max: 5, seconds: 24 * 60 * 60 }];

const codesCount = (name: string, windows: Count['windows'], whom: string): Count => ({
  name,
  what: 'codes for this mailbox',
  whom,
  windows,
});

/** The name under which the codes of a mailbox are counted: each purpose has a count of its own. */
export const codesName = (purpose: CodePurpose) => `codes-${purpose}`;

/** The codes for a purpose that a mailbox gets. @param mailboxHash keyed hash of kind `mailbox` */
export function codesOfMailbox(purpose: CodePurpose, mailboxHash: string): Count {
  return codesCount(codesName(purpose), perMailbox, mailboxHash);
}

/** The codes for a purpose that a member asks for in a session of theirs. */
export function codesOfMember(purpose: CodePurpose, uid: string): Count {
  return codesCount(`${codesName(purpose)}-session`, perMailbox, uid);
}

interface Counter extends LimitKeeping {
  readonly sealer: Pick<Sealer, 'lookupHash'>;
}

/** Who asks for a code. */
interface Asking {
  readonly viewerAddress: string | undefined;
  /** Whether the member with this address has signed in from there before. */
  readonly isKnown?: boolean;
}

/**
 * Counts a code that somebody asks for towards what its mailbox gets. A known network has a count of its own, which strangers cannot use up;
 * what it asks for counts as theirs too, so that they cannot replace a code that has just been mailed. What is refused counts nowhere: who is
 * told to wait a minute, and presses again, has lost nothing.
 * @throws LimitRefusal for a mailbox that has had its codes
 */
export function codeCounter({ sealer, keepLimit, checkLimit }: Counter) {
  return async (purpose: CodePurpose, address: string, { viewerAddress, isKnown = false }: Asking): Promise<void> => {
    const mailboxHash = await sealer.lookupHash('mailbox', address);
    const { network, site = network } = viewerNetworks(viewerAddress);
    const keep = (count: Count) => keepLimit(count, randomUUID());
    const ofMailbox = codesOfMailbox(purpose, mailboxHash);
    if (isKnown) {
      await keep(codesCount(`${codesName(purpose)}-known`, perMailbox, `${mailboxHash} ${network}`));
      await hasRoom(keep(ofMailbox));
    } else {
      const ofNetwork = codesCount(`${codesName(purpose)}-network`, perNetworkOfMailbox, `${mailboxHash} ${site}`);
      await checkLimit(ofNetwork);
      await keep(ofMailbox);
      await keep(ofNetwork);
    }
  };
}
