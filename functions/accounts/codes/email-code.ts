import type { CodePurpose } from '../../../shared/code-purposes.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import type { CountCode } from '../../platform/codes/code-limits.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { hashOfName, type memberFinder } from '../members/member-repository.ts';
import type { IsKnown } from '../sign-in/known-networks.ts';
import type { RequestCode } from './code-requester.ts';

interface Sender {
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly find: ReturnType<typeof memberFinder>;
  readonly isKnown: IsKnown;
  readonly countCode: CountCode;
  readonly requestCode: RequestCode;
}

/**
 * Sends a code to an address. An account is read only to learn whether its member has signed in from this network; an address without one
 * takes the same reads, so neither the answer nor its time tells who has one.
 * @throws LimitRefusal for a mailbox that has had its codes
 */
export function emailCodeSender({ sealer, find, isKnown, countCode, requestCode }: Sender) {
  return async (purpose: CodePurpose, email: string, viewer: Viewer) => {
    const member = await find(await hashOfName(sealer, email));
    await countCode(purpose, email, { viewerAddress: viewer.viewerAddress, isKnown: await isKnown(member, viewer) });
    return requestCode(purpose, email);
  };
}
