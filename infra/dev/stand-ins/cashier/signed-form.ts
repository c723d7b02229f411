import { createSign, createVerify } from 'node:crypto';

/** Fields of a form or of an address, as they were sent. */
export type Fields = Readonly<Record<string, string>>;

export function sign(content: string, privateKey: string): string {
  return createSign('RSA-SHA256').update(content, 'utf8').sign(privateKey, 'base64');
}

/** Whether a merchant signed a request: all that is not empty but the signature, in order (https://opendocs.alipay.com/common/02kf5q). */
export function isSignedRequest({ sign: signature = '', ...fields }: Fields, publicKey: string): boolean {
  const content = inOrder(Object.entries(fields).filter(([, value]) => value !== ''));
  return createVerify('RSA-SHA256').update(content, 'utf8').verify(publicKey, signature, 'base64');
}

/** Signs a notice, or the query of a return: all but signature and its type, in order (https://opendocs.alipay.com/open/270/105902). */
export function signedNotice(fields: Fields, privateKey: string): Fields {
  return { ...fields, sign_type: 'RSA2', sign: sign(inOrder(Object.entries(fields)), privateKey) };
}

function inOrder(fields: readonly (readonly [string, string])[]): string {
  return fields
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** `2026-11-25 12:00:00` in the time of Shanghai, as the gateway writes moments. */
export function shanghaiTime(milliseconds: number): string {
  return new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** @returns milliseconds; NaN where it is no moment */
export function fromShanghaiTime(text: string): number {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Number.NaN;
}
