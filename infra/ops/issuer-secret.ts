import { createHash, generateKeyPairSync } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type IssuerKey, IssuerKeys, type PublicIssuerKey, publicParts, rotated } from '../../shared/issuer-keys.ts';
import { siteAccess } from '../publish/target.ts';

/** What became of the keys. */
export interface KeyStep {
  readonly step: 'published' | 'signs' | 'waits' | 'is-there';
  readonly kid: string;
  /** Minutes until the next step; 0 where there is none to wait for. */
  readonly minutes: number;
}

interface Step {
  /** Publishes the public parts of all keys. @param kid the key that is about to sign, or does */
  readonly publish: (kid: string, keys: PublicIssuerKey[]) => Promise<unknown>;
  readonly onlyFirst?: boolean;
  readonly state?: string;
}

/**
 * Takes the next step of giving the issuer of credentials another key (`shared/issuer-keys.ts`), and puts the secret of a stage. Public parts are published
 * before, so that no key ever signs that is not.
 * @param onlyFirst makes the first key and no other
 * @param state state folder of a local site
 * @throws Error when the stacks have no such secret
 */
export async function nextIssuerKey(stage: string, { publish, onlyFirst = false, state }: Step): Promise<KeyStep> {
  const { outputs, access } = await siteAccess(stage, state);
  const { CertificateKeysSecretArn: SecretId } = outputs;
  if (!SecretId)
    throw new Error(`The stacks of ${stage} have no output CertificateKeysSecretArn. Deploy them anew: npm run deploy`);
  const { endpoints, region, credentials } = access;
  const client = new SecretsManagerClient({
    ...(region && { region }),
    ...(credentials && { credentials }),
    ...(endpoints?.secretsmanager && { endpoint: endpoints.secretsmanager }),
  });
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const known = readKeys(SecretString);
  const next = known && onlyFirst ? undefined : rotated(known, newIssuerKey, Date.now());
  const keys = next && next.step !== 'waits' ? next.keys : known;
  if (keys) await publish(next?.kid ?? keys.signing, publicParts(keys));
  if (!next) return { step: 'is-there', kid: known?.signing ?? '', minutes: 0 };
  if (next.step === 'waits') return next;
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(next.keys) }));
  client.destroy();
  return { step: next.step, kid: next.kid, minutes: 0 };
}

/**
 * The keys of a secret; undefined for the value that a deployment has generated, which is no object.
 * @throws Error for keys that are not as they should be: a new value in their place would leave credentials that nobody can verify
 */
function readKeys(text: string): IssuerKeys | undefined {
  if (!text.startsWith('{"')) return undefined;
  return IssuerKeys.parse(JSON.parse(text));
}

/** A new key pair, under its thumbprint (RFC 7638, RFC 8037). */
function newIssuerKey(): IssuerKey {
  const { x = '', d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const thumbprint = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  const kid = createHash('sha256').update(thumbprint).digest('base64url');
  return { kid, x, ...(d !== undefined && { d }), madeAt: new Date().toISOString() };
}
