import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Credentials } from '../http/signature-v4.ts';
import type { Json } from '../json.ts';

/**
 * Makes the state readable by its owner only, in a folder that nobody else may enter: it holds what visitors wrote, and keys. What this
 * process makes from now on is closed too, whoever makes it: 0600 in 0700.
 */
export function closeToOthers(stateDirectory: string): void {
  process.umask(0o077);
  mkdirSync(stateDirectory, { recursive: true });
  chmodSync(stateDirectory, 0o700);
}

/** The secret that this state's access keys derive from; made on first use. */
export function readSeed(stateDirectory: string): string {
  const file = join(stateDirectory, 'access-key-seed');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8');
}

/** How tools on this machine reach the site's AWS services, as the operator. */
export interface LocalAccess {
  readonly region: string;
  readonly credentials: Credentials;
  /** ARN of the user whose credentials these are. */
  readonly operator: string;
  /** Service → URL: that of the gateway, also for an external DynamoDB engine. */
  readonly endpoints: Readonly<Record<string, string>>;
}

/** Leaves `outputs.json` and `endpoints.json` in the state folder, for `npm run content` and `npm run ops`. */
export function writeStateFiles(stateDirectory: string, outputs: Json, access: LocalAccess): void {
  const write = (name: string, value: unknown) =>
    writeFileSync(join(stateDirectory, name), `${JSON.stringify(value, null, 2)}\n`);
  write('outputs.json', outputs);
  write('endpoints.json', access);
}
