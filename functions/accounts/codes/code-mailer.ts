import type { codeRequested } from '../../../events/code-requested/event.ts';
import { type CodePurpose, certificationPurposes } from '../../../shared/code-purposes.ts';
import { codeSeconds, hashOfCode } from '../../platform/codes/code-checker.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { log } from '../../platform/logging/log.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import * as lines from '../log-lines.ts';
import { accountExists } from '../mails/account-exists.ts';
import { noAccount } from '../mails/no-account.ts';
import { signInCode } from '../mails/sign-in-code.ts';
import { admitted, type memberFinder, type StoredMember } from '../members/member-repository.ts';
import type { CodeKeeper } from './code-keeper.ts';

interface Mailer {
  readonly find: ReturnType<typeof memberFinder>;
  readonly keeper: CodeKeeper;
  readonly sealer: Pick<Sealer, 'open' | 'lookupHash'>;
  readonly send: SendMail<'sign-in-code' | 'no-account' | 'account-exists'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type Answer = 'code' | 'no-account' | 'account-exists' | 'blocked';

/** What somebody gets who asks for a code, by what for and by whether the address has an account (product-rules.md#codes). */
function answerTo(purpose: CodePurpose, member: StoredMember | undefined): Answer {
  if (certificationPurposes.some((each) => each === purpose)) return 'code';
  if (purpose === 'register' || purpose === 'rebind') return member ? 'account-exists' : 'code';
  if (!member) return 'no-account';
  return admitted.some((state) => state === member.state) ? 'code' : 'blocked';
}

/**
 * The code of a request: six digits of an HMAC that only the stage's key in KMS makes, over the event's id. So what is mailed again is the
 * same code, and it stands nowhere until it is mailed. It is the rest of 48 bits by a million: of 2^48 values each code has 281,474,976 or
 * one more, so no code is likelier than another by more than 4 in 10^9.
 */
export async function codeOfRequest({ lookupHash }: Pick<Sealer, 'lookupHash'>, requestId: string): Promise<string> {
  const mac = Buffer.from(await lookupHash('content', `code of ${requestId}`), 'base64url');
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/**
 * Makes the code of a request, keeps its hash and mails it; or mails that the address has an account, or has none. Idempotency key: the
 * event's id, of which the code is made.
 * @throws when the mail could not be sent, so that the message comes back
 */
export function codeMailer({ find, keeper, sealer, send, now }: Mailer) {
  return async ({ id, occurredAt, data }: DeliveryOf<typeof codeRequested>): Promise<void> => {
    const { purpose, addressHash, sealedAddress } = data;
    const requestedAt = Date.parse(occurredAt);
    const drop = (why: string) => log(lines.codeDropped, { purpose, why });
    if (now() >= requestedAt + codeSeconds * 1_000) return drop('late');
    const request = { purpose, addressHash, requestId: id, requestedAt };
    const before = await keeper.standing(request);
    if (before === 'used' || before === 'superseded') return drop(before);
    // What was decided holds: whose code has been kept is not told of an account that it has opened since.
    const answer = before === 'kept' ? 'code' : answerTo(purpose, await find(addressHash));
    if (answer === 'blocked') return drop(answer);
    const { address = '' } = await sealer.open(addressHash, sealedAddress);
    if (answer === 'no-account') return void (await send(noAccount, { to: address, id }, {}));
    if (answer === 'account-exists') return void (await send(accountExists, { to: address, id }, {}));
    const code = await codeOfRequest(sealer, id);
    const standing =
      before === 'kept' ? before : await keeper.keep(request, await hashOfCode(sealer, purpose, addressHash, code));
    if (standing !== 'kept') return drop(standing);
    const ending = await send(signInCode, { to: address, id }, { purpose, code });
    const milliseconds = Math.max(0, now() - requestedAt);
    if (ending === 'sent')
      log(lines.codeMailed, { purpose, milliseconds }, { CodesMailed: 1, CodeAgeMilliseconds: milliseconds });
  };
}
