import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const KeyPair = z.object({ privateKey: z.string(), publicKey: z.string() });
export type KeyPair = z.infer<typeof KeyPair>;

const CashierKeys = z.object({ appId: z.string(), app: KeyPair, provider: KeyPair });
/** Who may call the cashier, and the keys of both sides. */
export type CashierKeys = z.infer<typeof CashierKeys>;

/** A pair as Alipay takes and gives them: RSA of 2,048 bits, PKCS #8 and SPKI, PEM. */
export function newKeyPair(): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

/** The keys of a state, made when they are first asked for. */
export function cashierKeys(stateDirectory: string): CashierKeys {
  const file = join(stateDirectory, 'cashier-keys.json');
  if (!existsSync(file)) {
    const keys: CashierKeys = { appId: '2021000000000000', app: newKeyPair(), provider: newKeyPair() };
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  }
  return CashierKeys.parse(JSON.parse(readFileSync(file, 'utf8')));
}
