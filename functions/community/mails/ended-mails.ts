import { timingSafeEqual } from 'node:crypto';
import { unsubscribe } from '../../../shared/contract/community/mails.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { type EndableMails, endableMails } from '../../../shared/endable-mails.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
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

/** Which mails, of whom, a link names. @throws Refusal for a link that we did not make */
export async function provenMails(
  hashing: Hashing,
  token: string,
): Promise<{ readonly kind: EndableMails; readonly uid: string }> {
  const [name = '', uid = '', proof = ''] = token.split('.');
  const kind = endableMails.find((each) => each === name);
  if (!kind || !isSame(proof, await proofOf(hashing, kind, uid))) throw new Refusal('This link is not one of ours.');
  return { kind, uid };
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
