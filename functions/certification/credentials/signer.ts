import { createPrivateKey, sign } from 'node:crypto';
import { type IssuerKeys, type PublicIssuerKey, publicJwk } from '../../../shared/issuer-keys.ts';
import { originOf } from '../../platform/calls/viewer.ts';

/** Who issues credentials: the site under the host by which visitors know it. */
export interface Issuer {
  /** `did:web:www.example.com`; a port is written `%3A8080`. */
  readonly did: string;
  readonly origin: string;
}

/** @param siteHost as the edge says it @throws Error where no edge is in front */
export function issuerAt(siteHost: string | undefined): Issuer {
  const origin = originOf({ siteHost });
  return { did: `did:web:${new URL(origin).host.replace(':', '%3A')}`, origin };
}

/**
 * Signs a credential as `vc+jwt` (Securing Verifiable Credentials using JOSE and COSE): the payload is the credential itself. The same credential is the same token, as
 * Ed25519 adds nothing random.
 * @throws Error where the key that is to sign has no private part
 */
export function signedCredential({ did }: Issuer, { signing, keys }: IssuerKeys, credential: object): string {
  const key = keys.find(({ kid }) => kid === signing);
  if (key?.d === undefined) throw new Error('The key that signs credentials has no private part');
  const header = { alg: 'EdDSA', kid: keyId(did, key.kid), typ: 'vc+jwt', cty: 'vc' };
  const input = `${encoded(header)}.${encoded(credential)}`;
  const privateKey = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.x, d: key.d }, format: 'jwk' });
  return `${input}.${sign(null, Buffer.from(input), privateKey).toString('base64url')}`;
}

/** The DID document of the issuer: every key that ever signed, so that a credential of before a rotation is verified too. */
export function didDocument({ did }: Issuer, keys: readonly PublicIssuerKey[]): object {
  const methods = keys.map((key) => ({
    id: keyId(did, key.kid),
    type: 'JsonWebKey',
    controller: did,
    publicKeyJwk: publicJwk(key),
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}

const keyId = (did: string, kid: string) => `${did}#${kid}`;

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
