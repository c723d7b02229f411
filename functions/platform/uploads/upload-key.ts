import { randomInt } from 'node:crypto';
import { brand } from '../../../shared/brand.ts';
import { siteOrigin } from '../../../shared/site-host.ts';
import { type UploadEnding, type UploadKind, uploadEndings, uploadKinds } from '../../../shared/upload-kinds.ts';
import { kinds, quarantine } from './kinds.ts';

/** The key of an upload: of its object in quarantine, and what clients know it by (product-rules.md#upload-keys). */
export type UploadKey<Kind extends UploadKind = UploadKind> = `quarantine/${Kind}/${string}`;

/** Where it is kept once it is inspected. */
export type KeptKey<Kind extends UploadKind = UploadKind> = `${(typeof kinds)[Kind]['keptBelow']}${string}`;

/** The kinds that belong to members. */
export type MembersKind = {
  [Kind in UploadKind]: (typeof kinds)[Kind]['of'] extends 'members' ? Kind : never;
}[UploadKind];

/** Letters and digits that nobody takes for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const nameLength = 20;

const shape = new RegExp(`^(${uploadKinds.join('|')})/([${alphabet}]{${nameLength}}\\.(${uploadEndings.join('|')}))$`);

/** The prefix of the keys of a kind, `dir` of a signature. */
export function directoryOf<Kind extends UploadKind>(kind: Kind): `quarantine/${Kind}/` {
  return `${quarantine}${kind}/`;
}

/** A key that nobody guesses. */
export function newUploadKey<Kind extends UploadKind>(kind: Kind, ending: UploadEnding): UploadKey<Kind> {
  const name = Array.from({ length: nameLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${directoryOf(kind)}${name}.${ending}`;
}

/** What a key says of its upload; undefined for a text that is no key of ours. */
export function partsOf(key: string): { readonly kind: UploadKind; readonly name: string } | undefined {
  if (!key.startsWith(quarantine)) return undefined;
  const [, kind, name] = shape.exec(key.slice(quarantine.length)) ?? [];
  const known = uploadKinds.find((each) => each === kind);
  return known && name ? { kind: known, name } : undefined;
}

/**
 * The key that a client means: a key, or a domain and a key (product-rules.md#upload-keys), also that of the kept picture.
 * @param domain what `domain` of the signature said, with its slash at the end
 * @returns undefined for anything else
 */
export function keyOf(value: string, domain: string): UploadKey | undefined {
  const path = (value.startsWith(domain) ? value.slice(domain.length) : value).replace(/^\//, '');
  const kind = uploadKinds.find((each) => path.startsWith(kinds[each].keptBelow));
  const key = kind ? `${directoryOf(kind)}${path.slice(kinds[kind].keptBelow.length)}` : path;
  return isUploadKey(key) ? key : undefined;
}

/** Whether a text is a key as we make them. */
export function isUploadKey(key: string): key is UploadKey {
  return partsOf(key) !== undefined;
}

/** Whether a key is of something that belongs to a member. */
export function isMembersKey(key: UploadKey): key is UploadKey<MembersKind> {
  const parts = partsOf(key);
  return parts !== undefined && kinds[parts.kind].of === 'members';
}

/** The key under which an upload is kept once it is inspected. @throws Error for a text that is no key */
export function keptKeyOf<Kind extends UploadKind>(key: UploadKey<Kind>): KeptKey<Kind> {
  const parts = partsOf(key);
  if (!parts) throw new Error('This is no key of an upload');
  return `${kinds[parts.kind].keptBelow}${parts.name}` as KeptKey<Kind>; // the key says of which kind it is
}

/** Where everybody sees a picture, as a path of the site; undefined for what is private. @throws Error for a text that is no key */
export function publicPathOf(key: UploadKey): string | undefined {
  const kept = keptKeyOf(key);
  return kept.startsWith('uploaded/') ? `/${kept}` : undefined;
}

/** What stands in front of a key where an address is asked for: the site at the host that visitors use, and a slash. */
export function uploadDomain(siteHost: string | undefined): string {
  return `${siteHost === undefined ? brand.siteUrl : siteOrigin(siteHost)}/`;
}

/** The address of a public path. */
export function uploadAddress(siteHost: string | undefined, path: string): string {
  return `${uploadDomain(siteHost)}${path.slice(1)}`;
}
