import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { secretReader } from '../../platform/secrets/secret-reader.ts';
import { aClock } from '../../platform/testing/a-clock.ts';
import { paymentProvider } from './payment-provider.ts';
import type { PaymentSecret } from './payment-secret.ts';

/** A key pair as the secret has it, PEM. */
export function aKeyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

/** Keys of both sides, made once: a pair takes a tenth of a second. */
export const ours = aKeyPair();
export const theirs = aKeyPair();
export const appId = '2021000000000000';

function signedWith(privateKey: string, content: string, hash = 'RSA-SHA256'): string {
  return createSign(hash).update(content, 'utf8').sign(privateKey, 'base64');
}

type Fields = Readonly<Record<string, string>>;

/** What the provider signs of a form: all fields but these two, in order. */
function signedContent(fields: Fields): string {
  const signed = Object.entries(fields).filter(([name]) => name !== 'sign' && name !== 'sign_type');
  return signed
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** A notice as the provider sends it, unless other fields or another signer are given; a field that is undefined is left out. */
export function aNotice(
  fields: Readonly<Record<string, string | undefined>> = {},
  { key = theirs.privateKey, hash = 'RSA-SHA256' } = {},
): Fields {
  const all = {
    app_id: appId,
    buyer_logon_id: '159****5620',
    charset: 'utf-8',
    notify_time: '2026-11-25 12:00:00',
    out_trade_no: '20261125000000000001',
    passback: '',
    sign_type: 'RSA2',
    subject: 'S1 加密狗 100%+',
    total_amount: '7800.00',
    trade_no: '2026112522001400000000000001',
    trade_status: 'TRADE_SUCCESS',
    ...fields,
  };
  const unsigned = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { ...unsigned, sign: signedWith(key, signedContent(unsigned), hash) };
}

/** A call as the gateway gets it. */
export interface GatewayCall {
  readonly method: string;
  readonly fields: Fields;
  readonly content: Record<string, unknown>;
}

type Respond = (call: GatewayCall, response: ServerResponse) => void;

/** A gateway on loopback, and the provider that calls it. @param respond answers each call */
export async function aGateway(respond: Respond) {
  const calls: GatewayCall[] = [];
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway');
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(await text(request))]);
    const call = { method: fields.method ?? '', fields, content: JSON.parse(fields.biz_content ?? '') };
    calls.push(call);
    respond(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { calls, ...aProvider({ gateway: `http://127.0.0.1:${port}/gateway.do` }) };
}

/** A provider under a secret of ours, and that secret, at half past three in the afternoon, UTC. */
export function aProvider(parts: Partial<PaymentSecret> = {}) {
  const value: PaymentSecret = {
    appId,
    privateKey: ours.privateKey,
    providerPublicKey: theirs.publicKey,
    gateway: 'https://gateway.example/gateway.do',
    ...parts,
  };
  const read = async () => JSON.stringify(value);
  aClock('2026-11-25T15:30:00.000Z');
  const secret = secretReader({ read, now: () => 0 });
  return { secret, provider: paymentProvider(secret) };
}

/** The secret by which notices are read, which has no key of ours. */
export function aNoticeSecret() {
  const read = async () => JSON.stringify({ appId, providerPublicKey: theirs.publicKey });
  return secretReader({ read, now: () => 0 });
}

/** An answer as the gateway writes it, signed, unless another signer is given. */
export function anAnswer(method: string, content: object, key = theirs.privateKey): string {
  const body = JSON.stringify(content);
  return `{"${method.replaceAll('.', '_')}_response":${body},"sign":"${signedWith(key, body)}"}`;
}

/** Answers each call by its method; one without an answer fails the test. */
export function answering(answers: Readonly<Record<string, (call: GatewayCall) => object | undefined>>): Respond {
  return ({ method, ...call }, response) => {
    const answer = answers[method]?.({ method, ...call });
    if (answer) response.end(anAnswer(method, answer));
    else response.writeHead(500).end();
  };
}

/** Whether our own key signed what the gateway gets: of a form all fields, their type among them. */
export function isSignedByUs({ sign = '', ...fields }: Readonly<Record<string, string>>): boolean {
  const { sign_type = '', ...others } = fields;
  const content = signedContent({ ...others, sign_typf: sign_type }).replace('sign_typf', 'sign_type');
  return createVerify('RSA-SHA256').update(content, 'utf8').verify(ours.publicKey, sign, 'base64');
}

/** How answers begin that tell of something done, and one that tells why it was not. */
export const ok = { code: '10000', msg: 'Success' };
export const failed = (sub_code: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg: '交易不存在',
});
