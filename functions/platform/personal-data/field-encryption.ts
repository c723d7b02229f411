import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { mailAddressOf } from '../../../shared/typed/mail-address.ts';
import { comparablePhone } from '../../../shared/typed/numbers.ts';

/** What a sealed value is bound to: it opens for the same domain and subject only. */
export interface SealContext {
  readonly domain: string;
  readonly subject: string;
}

/**
 * What may be looked up by hash. E-mail addresses are compared without case, their domains in ASCII; as a mailbox also without what their owner may add or
 * leave out at will; phone numbers by their digits, without what is dialled before them; mainland ones without the country's code.

 * An `unsubscribe` names whom no mails of a kind reach any more, and its hash is the proof of the link.
 */
type LookupKind = 'email' | 'mailbox' | 'phone' | 'idcard' | 'content' | 'unsubscribe';

/** Seals personal data, opens it, and makes the hashes by which it is found. */
export interface Sealer<Other extends string = string> {
  /**
   * Encrypts fields into one text, which DynamoDB keeps as an attribute.
   * @param subject what the fields belong to, by ids or hashes, such as the row's key: sealed for another one, they do not open
   * @throws Error for a subject that may be personal itself
   */
  seal(subject: string, fields: Readonly<Record<string, string>>): Promise<string>;
  /** The same for another domain, whose functions alone can open it. A property: who may seal for one is no sealer for another. */
  readonly sealFor: (domain: Other, subject: string, fields: Readonly<Record<string, string>>) => Promise<string>;
  /** @throws Error for a text that was changed, cut, or sealed for another subject or domain */
  open(subject: string, sealed: string): Promise<Record<string, string>>;
  /** A hash that only this stage's key makes: the same for the same value of a kind, in every domain. */
  lookupHash(kind: LookupKind, value: string): Promise<string>;
}

/** Where keys are kept: KMS, or a test's memory. Data keys decrypt under the very context they were made with. */
export interface KeyService {
  generateDataKey(context: SealContext): Promise<{ readonly plaintext: Uint8Array; readonly encrypted: Uint8Array }>;
  decryptDataKey(encrypted: Uint8Array, context: SealContext): Promise<Uint8Array>;
  generateMac(message: Uint8Array): Promise<Uint8Array>;
}

/** Version of the form: `1.<encrypted data key>.<initialization vector, encrypted fields, tag>`, parts in Base64 for URLs. */
const version = '1';
const ivBytes = 12;
const tagBytes = 16;
const fieldsSchema = z.record(z.string(), z.string());

/**
 * A sealer that encrypts with AES-256-GCM under a data key of its own for each text, and forgets the key at once.
 * @param domain to which all that it seals is bound
 */
export function createSealer(keys: KeyService, domain: string): Sealer {
  const sealFor: Sealer['sealFor'] = async (owner, subject, fields) => {
    const context = { domain: owner, subject: impersonal(subject) };
    const { plaintext, encrypted } = await keys.generateDataKey(context);
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', plaintext, iv).setAAD(boundTo(context));
    const parts = [iv, cipher.update(JSON.stringify(fields), 'utf8'), cipher.final(), cipher.getAuthTag()];
    plaintext.fill(0);
    return [version, encoded(encrypted), encoded(Buffer.concat(parts))].join('.');
  };
  return {
    sealFor,
    seal: (subject, fields) => sealFor(domain, subject, fields),
    open: async (subject, sealed) => {
      const context = { domain, subject };
      const [encrypted, box] = partsOf(sealed);
      const plaintext = await keys.decryptDataKey(encrypted, context);
      const tagAt = box.length - tagBytes;
      const decipher = createDecipheriv('aes-256-gcm', plaintext, box.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(boundTo(context))
        .setAuthTag(box.subarray(tagAt));
      const text = Buffer.concat([decipher.update(box.subarray(ivBytes, tagAt)), decipher.final()]).toString('utf8');
      plaintext.fill(0);
      return fieldsSchema.parse(JSON.parse(text));
    },
    lookupHash: async (kind, value) => {
      // KMS takes 4 KB at most, so it gets a digest; the kind keeps a phone number from meeting an equal content.
      const digest = createHash('sha256')
        .update(`${kind}:${comparable[kind](value)}`)
        .digest();
      return encoded(await keys.generateMac(digest));
    },
  };
}

/** Mainland mobile numbers, and ID numbers of 15 and 18 characters. */
const personalNumber = /^(?:1[3-9]\d{9}|\d{15}|\d{17}[\dX])$/i;

/**
 * The subject of a data key stands in CloudTrail, in the clear and for years: ids and hashes only, joined by `#`.
 * @throws Error without a word of the subject
 */
function impersonal(subject: string): string {
  const parts = subject.split('#');
  if (parts.every((part) => /^[\w-]{1,100}$/.test(part) && !personalNumber.test(part))) return subject;
  throw new Error('The subject of a sealed text is made of ids and hashes');
}

/** What of a value counts when it is compared. */
const comparable: Readonly<Record<LookupKind, (value: string) => string>> = {
  email: (value) => mailAddressOf(value).toLowerCase(),
  mailbox: (value) => mailboxOf(mailAddressOf(value).toLowerCase()),
  phone: comparablePhone,
  idcard: (value) => value.trim().toUpperCase(),
  content: (value) => value,
  unsubscribe: (value) => value,
};

/**
 * The mailbox behind an address. Providers deliver `ada+anything@` to `ada@`, and Google leaves dots out: whoever knows one address has
 * any number of others of it.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [domain, name] = [address.slice(at + 1), address.slice(0, Math.max(0, at)).replace(/(?<=.)\+.*$/, '')];
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** @throws Error for a text of another form, without a word of what it says */
function partsOf(sealed: string): [encrypted: Buffer, box: Buffer] {
  const [stated, encrypted = '', box = '', ...others] = sealed.split('.');
  const parts: [Buffer, Buffer] = [Buffer.from(encrypted, 'base64url'), Buffer.from(box, 'base64url')];
  // Base64 is read leniently; only what is written exactly so was sealed by us.
  const isOurs =
    stated === version && others.length === 0 && encoded(parts[0]) === encrypted && encoded(parts[1]) === box;
  if (!isOurs || parts[0].length === 0 || parts[1].length < ivBytes + tagBytes)
    throw new Error('This is no sealed text');
  return parts;
}

/** The data key is bound to the context already; so is the text, whoever else may get hold of the key. */
function boundTo({ domain, subject }: SealContext): Buffer {
  return Buffer.from(JSON.stringify([version, domain, subject]));
}

function encoded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
