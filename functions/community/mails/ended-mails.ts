import { timingSafeEqual } from 'node:crypto';
import { unsubscribe } from '../../../shared/contract/community/mails.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { type EndableMails, endableMails } from '../../../shared/endable-mails.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { AddressOf } from '../../platform/personal-data/member-contact.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';

/**
 * Mails that members have ended, in their partition of the community table.
 *
 * | item  | pk             | sk             | attributes                        |
 * |-------|----------------|----------------|-----------------------------------|
 * | ended | `member#<uid>` | `ended#<kind>` | `at`, ISO 8601, UTC               |
 *
 * The link that ends them is `<kind>.<uid>.<proof>`, and the proof a hash that only the stage's key makes. It proves nothing else and never ends: a mail may be read years later.
 */
export const endedSk = (kind: EndableMails) => `ended#${kind}`;

export const endedRange = ['ended#', 'ended#~'] as const;

type Hashing = Pick<Sealer, 'lookupHash'>;

const proofOf = ({ lookupHash }: Hashing, kind: EndableMails, uid: string) =>
  lookupHash('unsubscribe', `${kind} ${uid}`);

/** Where one click ends mails of a kind to a member. */
export async function unsubscribeAddress(hashing: Hashing, kind: EndableMails, uid: string): Promise<string> {
  const token = `${kind}.${uid}.${await proofOf(hashing, kind, uid)}`;
  return `${stageOrigin()}${unsubscribe.path}?token=${token}`;
}

/** Whether a member has ended mails of a kind. */
export async function hasEnded(
  ownedBy: OwnedBy<{ readonly community: OwnedTable<'GetItem'> }>,
  kind: EndableMails,
  uid: string,
): Promise<boolean> {
  return (await ownedBy({ uid }).community.get(endedSk(kind))) !== undefined;
}

interface Ender {
  readonly sealer: Hashing;
  readonly ownedBy: OwnedBy<{ readonly community: OwnedTable<'PutItem'> }>;
  readonly addressOf: AddressOf;
  readonly now: () => number;
}

/** Ends the mails that a link names. Ended again, they stay so; of a member who was erased nothing is kept any more. @throws Refusal for a link that we did not make */
export function mailEnder({ sealer, ownedBy, addressOf, now }: Ender) {
  return async (token: string): Promise<void> => {
    const [name = '', uid = '', proof = ''] = token.split('.');
    const kind = endableMails.find((each) => each === name);
    if (!kind || !isSame(proof, await proofOf(sealer, kind, uid))) throw new Refusal('This link is not one of ours.');
    if ((await addressOf(uid)) === undefined) return;
    await ownedBy({ uid }).community.put(endedSk(kind), { at: new Date(now()).toISOString() }, 'absent');
  };
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
