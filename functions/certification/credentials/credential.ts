import { gzipSync } from 'node:zlib';
import { brand } from '../../../shared/brand.ts';
import { certificatePath } from '../../../shared/certificate-address.ts';
import { readStatusList } from '../../../shared/contract/certification/certificates.ts';
import { engineer } from '../../../shared/engineer-certificate.ts';
import { routes } from '../../../shared/routes.ts';
import { shanghaiMorning, shanghaiNight } from '../../../shared/shanghai-day.ts';
import type { StoredCertificate } from '../certificates/certificate.ts';
import { listLength, listOf } from '../certificates/status-places.ts';

import type { Issuer } from './signer.ts';

const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'];

const issuerProfile = ({ did, origin }: Issuer) => ({ id: did, type: ['Profile'], name: brand.legalName, url: origin });

/** Where the list of a place is published. */
const listAddress = ({ origin }: Issuer, list: number) => `${origin}${readStatusList.path}?list=${list}`;

/**
 * A certificate as an Open Badge (Open Badges 3.0, Verifiable Credentials 2.0). Of its holder it says the name as printed and the number, and nothing else.
 */
export function credentialOf(issuer: Issuer, { num, name, awardedOn, endsOn, place }: StoredCertificate): object {
  const { origin } = issuer;
  const list = listAddress(issuer, listOf(place));
  const index = String(place % listLength);
  return {
    '@context': contexts,
    id: `${origin}${certificatePath(num)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: engineer.name,
    issuer: issuerProfile(issuer),
    validFrom: shanghaiMorning(awardedOn),
    validUntil: shanghaiNight(endsOn),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityHash: name, identityType: 'name', hashed: false }],
      licenseNumber: num,
      achievement: {
        id: `${origin}${routes.sign.path}`,
        type: ['Achievement'],
        achievementType: 'Certification',
        name: engineer.name,
        description: engineer.description,
        criteria: { narrative: engineer.criteria },
      },
    },
    credentialStatus: {
      id: `${list}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: list,
    },
  };
}

/**
 * A list of statuses as a credential (Bitstring Status List 1.0).
 * @param revoked places in it whose credentials are revoked, from 0
 */
export function statusListCredential(issuer: Issuer, list: number, revoked: readonly number[]): object {
  const id = listAddress(issuer, list);
  return {
    '@context': contexts.slice(0, 1),
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerProfile(issuer),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodedList(revoked),
    },
  };
}

/** The bits of a list, the first being the highest of the first byte; compressed, in Base64 for URLs with the sign of that (multibase). */
function encodedList(revoked: readonly number[]): string {
  const bits = Buffer.alloc(listLength / 8);
  for (const place of revoked) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return `u${gzipSync(bits, { level: 9 }).toString('base64url')}`;
}
