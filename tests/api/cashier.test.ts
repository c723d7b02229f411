import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { payFormIn, sendPayForm } from '../../infra/dev/demo/pay-form.ts';
import { cashierKeys } from '../../infra/dev/stand-ins/cashier/cashier-keys.ts';
import { takePaymentNotice } from '../../shared/contract/orders/payment.ts';
import { cashierForm, noticesOf } from '../support/people/cashier.ts';

const siteUrl = inject('siteUrl');
const { port } = new URL(siteUrl);
const cashierUrl = `${siteUrl}/__local/cashier`;
const gateway = `http://127.0.0.1:${port}/__local/cashier/gateway.do`;
const keys = cashierKeys(inject('siteState'));

test('pages may send forms to the gateway and to what it redirects to, whatever the port, and calls to nobody', async () => {
  const policyOf = async (address: string) =>
    /form-action [^;]+/.exec((await fetch(siteUrl + address)).headers.get('content-security-policy') ?? '')?.[0];
  expect(await policyOf('/')).toBe("form-action 'self' http://127.0.0.1:* http://cashier.localhost:*");
  expect(await policyOf('/api/pc/product_list?type=1')).toBe("form-action 'self'");
});

test('the gateway redirects a form across to an origin of its own', async () => {
  const form = cashierForm(siteUrl, inject('siteState'), '20261125000000000099');
  const { status, location } = await sendPayForm(payFormIn(form));
  expect([status, new URL(location).origin]).toEqual([302, `http://cashier.localhost:${port}`]);
});

const Overview = z.object({ gateway: z.string() });

test('the cashier answers at the address that is known, and is linked from the first page', async () => {
  expect((await fetch(`${cashierUrl}/orders.json`)).status).toBe(200);
  expect(Overview.parse(await (await fetch(`${cashierUrl}/faults.json`)).json())).toEqual({ gateway: 'none' });
  expect(await (await fetch(`${siteUrl}/__local/`)).text()).toContain('href="/__local/cashier"');
});

test('a notice passes the edge, though the provider is another site', async () => {
  const trade = {
    out_trade_no: '20261125000000000098',
    trade_no: '2026112500000000000000000098',
    total_amount: '1.00',
  };
  const fields = noticesOf(inject('siteState')).about(trade, { subject: '<b>http://10.0.0.1</b>' });
  const body = new URLSearchParams(fields);
  const headers = { 'sec-fetch-site': 'cross-site' };
  const answer = await fetch(`${siteUrl}${takePaymentNotice.path}`, { method: 'POST', body, headers });
  // It was read and looked up, and there is no such order.
  expect([answer.status, await answer.text()]).toEqual([400, 'failure']);
});

const Access = z.object({
  region: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  endpoints: z.object({ secretsmanager: z.string() }),
});

let secrets: readonly unknown[];
beforeAll(async () => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const read = (file: string) => JSON.parse(readFileSync(path.join(inject('siteState'), file), 'utf8'));
  const { region, credentials, endpoints } = Access.parse(read('endpoints.json'));
  const outputs: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(Object(read('outputs.json'))));
  const client = new SecretsManagerClient({ region, credentials, endpoint: endpoints.secretsmanager });
  const secretOf = async (SecretId: string | undefined) => {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
    return JSON.parse(SecretString);
  };
  secrets = await Promise.all([outputs.PaymentSecretArn, outputs.PaymentNoticeSecretArn].map(secretOf));
});

test('the secret of the stage names the cashier, and has the key whose other half it knows', () => {
  expect(secrets[0]).toEqual({
    appId: keys.appId,
    privateKey: keys.app.privateKey,
    providerPublicKey: keys.provider.publicKey,
    gateway,
  });
});

test('the secret by which notices are checked has no private key', () => {
  expect(secrets[1]).toEqual({ appId: keys.appId, providerPublicKey: keys.provider.publicKey });
});
