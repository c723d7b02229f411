import type { CodePurpose } from '../../../shared/code-purposes.ts';
import { codeRequester } from '../../platform/codes/code-requester.ts';
import type { Publish } from '../../platform/events/publisher.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { hashOfName } from '../members/member-repository.ts';

interface Requester {
  readonly sealer: Pick<Sealer, 'seal' | 'lookupHash'>;
  readonly publish: Publish<'code.requested.v1'>;
}

/** Asks for a code that is bound to the address to which it goes. */
export function addressCodeRequester({ sealer, publish }: Requester) {
  const requestCode = codeRequester({ seal: sealer.seal, publish });
  return async (purpose: CodePurpose, address: string) =>
    requestCode(purpose, address, await hashOfName(sealer, address));
}

export type RequestCode = ReturnType<typeof addressCodeRequester>;
