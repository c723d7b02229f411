import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as esbuild from 'esbuild';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { fen } from '../shared/money.ts';
import { passkeyCreation, passkeyRequest } from './accounts/passkeys/passkey-options.ts';
import type { StoredPasskey } from './accounts/passkeys/passkey-repository.ts';
import { bundling } from './bundling.ts';
import { appId, ours, theirs } from './orders/payment/payment-builders.ts';

/** Runs what is bundled as a function is. @returns what it exports, and the files that it is made of */
async function bundled<Exports>(contents: string): Promise<{ readonly exports: Exports; readonly inputs: string }> {
  const { outputFiles, metafile } = await esbuild.build({
    ...bundling,
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    metafile: true,
    write: false,
    outfile: 'bundle.cjs',
  });
  const module = { exports: {} as Exports };
  const run = new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '');
  run(module, module.exports, createRequire(import.meta.url));
  return { exports: module.exports, inputs: Object.keys(metafile.inputs).join('\n') };
}

test('a bundle writes mails without the parts of nodemailer that it leaves out', async () => {
  type Mails = typeof import('./platform/mail/raw-message.ts');
  const { exports, inputs } = await bundled<Mails>(
    "export { rawMessage } from './functions/platform/mail/raw-message.ts';",
  );
  expect(inputs).toContain('nodemailer');
  expect(inputs).not.toMatch(/mime-types|nodemailer.*fetch/);

  const mail = { subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' };
  const raw = await exports.rawMessage({ from: 'a@example.com', to: 'b@example.org' }, mail);
  expect(await PostalMime.parse(raw)).toMatchObject({ subject: 'Grüße', html: '<p>Hello</p>\n' });
});

test('a bundle checks passkeys without looking at certificates of devices', async () => {
  type Passkeys = typeof import('./accounts/passkeys/passkey-verifier.ts') &
    typeof import('./accounts/passkeys/software-authenticator.ts');
  const { exports, inputs } = await bundled<Passkeys>(`
    export { madePasskey, provedPasskey } from './functions/accounts/passkeys/passkey-verifier.ts';
    export { aSoftwareAuthenticator } from './functions/accounts/passkeys/software-authenticator.ts';`);
  expect(inputs).toContain('@simplewebauthn/server');
  expect(inputs).not.toMatch(/@peculiar\/(x509\/|asn1-android)|reflect-metadata/);

  const { madePasskey, provedPasskey, aSoftwareAuthenticator } = exports;
  const site = { id: 'www.example.com', origin: 'https://www.example.com' };
  const device = aSoftwareAuthenticator(site);
  const creation = passkeyCreation('bWFrZQ', site, { uid: 'u1', fields: { email: '', userName: '' }, passkeys: [] });
  const made = await madePasskey(device.make(creation), 'bWFrZQ', site);
  expect(made).toMatchObject({ credentialId: device.id, counter: 0 });
  const stored = { ...made, sk: '', addedAt: '', usedAt: '', sealed: '' } as StoredPasskey;
  const proved = device.prove(passkeyRequest('cHJvdmU', site));
  expect(await provedPasskey(proved, 'cHJvdmU', site, stored)).toEqual({ counter: 1, isSynced: false });
  expect(await provedPasskey(proved, 'b3RoZXI', site, stored)).toBeUndefined();
});

test('what bundles leave out of nodemailer is still where its modules import it', () => {
  const importOf = (file: string) => readFileSync(`node_modules/nodemailer/dist/esm/${file}`, 'utf8');
  expect(importOf('mime-funcs/index.js')).toMatch(/import .*mime-types\.js/);
  expect(importOf('mime-node/index.js')).toMatch(/import .*fetch\/index\.js/);
});

test('a bundle signs the form of a payment without the packages of alipay-sdk that it leaves out', async () => {
  type Provider = typeof import('./orders/payment/payment-provider.ts');
  const { exports, inputs } = await bundled<Provider>(
    "export { paymentProvider } from './functions/orders/payment/payment-provider.ts';",
  );
  expect(inputs).toContain('node_modules/alipay-sdk');
  expect(inputs).not.toMatch(/node_modules\/(undici|urllib|formstream|mime-db|crypto-js|@fidm|bignumber|sse-decoder)/);

  const secret = async (_: string, schema: z.ZodMiniType) =>
    schema.parse({
      appId,
      privateKey: ours.privateKey,
      providerPublicKey: theirs.publicKey,
      gateway: 'https://g.example/',
    });
  const form = await exports.paymentProvider(secret as never).payForm({
    orderId: '20261125000000000001',
    subject: 'S1 dongle',
    total: fen(390_000),
    payUntil: new Date('2026-11-26T16:30:00Z'),
    origin: 'https://site.example',
  });
  expect(form).toMatch(/<form action="https:\/\/g\.example\/[^"]*sign=/);
});

test('a bundle calls AWS without the parts of its SDK that it leaves out, which the SDK still imports', async () => {
  const { exports, inputs } = await bundled<{ asked: Promise<unknown> }>(`
    import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
    import { LambdaClient } from '@aws-sdk/client-lambda';
    import { S3Client } from '@aws-sdk/client-s3';
    const given = { region: 'us-east-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } };
    export const started = [new LambdaClient(given), new S3Client(given)];
    const client = new DynamoDBClient(given);
    let host;
    client.config.requestHandler.handle = async ({ hostname }) => {
      host = hostname;
      throw new Error('Nothing leaves a unit test');
    };
    export const asked = client.send(new ListTablesCommand({})).catch(() => host);`);
  expect(inputs).not.toMatch(/submodules\/event-streams|mnemonist|endpoint-cache/);
  expect(inputs).toContain('aws/no-event-streams.ts');
  expect(inputs).toContain('aws/no-endpoint-discovery.ts');
  expect(await exports.asked).toBe('dynamodb.us-east-1.amazonaws.com');
});
