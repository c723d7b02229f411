import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PasskeyFacts } from '../../../shared/contract/passkey-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { passkeyLimits } from '../../../shared/passkeys.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Item, Key } from '../../platform/tables/item.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import { memberPartition } from '../../platform/tables/tables.ts';
import { demandOwnMember } from '../members/member-repository.ts';

/**
 * Passkeys, in the accounts table.
 *
 * | item    | pk               | sk               | attributes                                                             |
 * |---------|------------------|------------------|------------------------------------------------------------------------|
 * | passkey | `member#<uid>`   | `passkey#<hash>` | as `StoredPasskey`; the hash is the SHA-256 of the credential's id, which is too long for a key |
 * | owner   | `passkey#<hash>` | `passkey`        | `uid`: whose it is, and that no other member adds it                   |
 *
 * Both are written and deleted together. The public key proves nobody, so it is not sealed; the name, which its member has written, is.
 */
const passkeyPrefix = 'passkey#';

const passkeyRange = [passkeyPrefix, `${passkeyPrefix}~`] as const;

/** The id by which members name a passkey. */
export function passkeyIdOf(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('base64url');
}

export function passkeySk(id: string): string {
  return `${passkeyPrefix}${id}`;
}

/** The row that says whose a passkey is. */
export function ownerKey(id: string): Key {
  return { pk: passkeySk(id), sk: 'passkey' };
}

/** The row that says whose the passkey is that lies at a sort key of a member; undefined where something else lies there. */
export function ownerKeyAt(sk: string): Key | undefined {
  return sk.startsWith(passkeyPrefix) ? ownerKey(sk.slice(passkeyPrefix.length)) : undefined;
}

export const Owner = z.object({ uid: z.string() });

export const StoredPasskey = z.object({
  sk: z.string(),
  credentialId: z.string(),
  /** COSE, in Base64 for URLs. */
  publicKey: z.string(),
  /** How often it has signed, as far as it counts: one that is synced between devices says 0 for ever. */
  counter: z.int(),
  /** How it can be reached, separated by spaces. */
  transports: z.string(),
  isSynced: z.boolean(),
  /** ISO 8601, UTC. */
  addedAt: z.iso.datetime(),
  /** The same; empty where it never signed its member in. */
  usedAt: z.string(),
  /** The name, sealed under the uid and the sort key. */
  sealed: z.string(),
});
export type StoredPasskey = z.output<typeof StoredPasskey>;

/** @param id of the passkey */
export function sealName({ seal }: Pick<Sealer, 'seal'>, uid: string, id: string, name: string): Promise<string> {
  return seal(`${uid}#${passkeySk(id)}`, { name });
}

type New = Omit<StoredPasskey, 'sk' | 'usedAt' | 'sealed'> & { readonly name: string };

/** The row of a passkey that never signed anybody in, and the id by which its member names it. */
export async function newPasskey(sealer: Pick<Sealer, 'seal'>, uid: string, { name, ...made }: New) {
  const id = passkeyIdOf(made.credentialId);
  const sealed = await sealName(sealer, uid, id, name);
  return { id, item: { ...made, pk: memberPartition(uid), sk: passkeySk(id), usedAt: '', sealed } };
}

/** The passkeys of a member, the oldest first. */
export async function passkeysOf(owned: Pick<OwnedTable<'Query'>, 'queryAll'>): Promise<StoredPasskey[]> {
  const items: Item[] = await owned.queryAll(passkeyRange);
  return items
    .map((item) => StoredPasskey.parse(item))
    .toSorted((one, other) => (one.addedAt < other.addedAt ? -1 : 1));
}

/** What a member sees of a passkey. */
export function factsOf(name: string, { sk, addedAt, usedAt, isSynced }: StoredPasskey): PasskeyFacts {
  const id = sk.slice(passkeyPrefix.length);
  return { id, name, added_at: addedAt, used_at: usedAt, is_synced: Number(isSynced) };
}

/**
 * A member who may add a passkey, and those that they have.
 * @throws Refusal −1 for one who was erased while signed in, and where there are as many passkeys as there may be
 */
export async function memberWithRoom(owned: OwnedTable<'GetItem' | 'Query'>) {
  const [member, passkeys] = await Promise.all([demandOwnMember(owned), passkeysOf(owned)]);
  if (passkeys.length >= passkeyLimits.most) throw new Refusal(`There is room for ${passkeyLimits.most} passkeys`);
  return { passkeys, member };
}
