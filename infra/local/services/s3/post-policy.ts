import * as z from 'zod/mini';
import { signText } from '../../core/http/signature-v4.ts';
import { isObject } from '../../core/json.ts';
import { refusal } from './failure.ts';

/** The fields of a browser's form before the file, by lower-case name, in the order sent. */
export type FormFields = ReadonlyMap<string, string>;

const match = z.tuple([z.enum(['eq', 'starts-with']), z.string().check(z.startsWith('$')), z.string()]);
const sizeRange = z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]);
const policySchema = z.object({
  expiration: z.string(),
  conditions: z.array(z.pipe(z.transform(spelledOut), z.union([match, sizeRange]))),
});
type Policy = z.infer<typeof policySchema>;

// Fields that a policy need not mention.
const NOT_COVERED = new Set(['x-amz-signature', 'policy', 'file', 'awsaccesskeyid', 'signature']);

/**
 * Decides about a form POST as S3 does: signature, expiry, every condition, no field beyond them, size.
 * Throws the refusal that S3 answers with; returns the signer's access key id when the policy allows the upload.
 *
 * @param fields the form's fields; `bucket` is taken from the URL, whatever the form says.
 * @param size bytes of the file.
 * @param credentials secret access keys by access key id.
 */
export function enforcePostPolicy(
  fields: FormFields,
  size: number,
  bucket: string,
  credentials: ReadonlyMap<string, string>,
  now = Date.now(),
): string {
  const encoded = fields.get('policy');
  if (encoded === undefined) throw refusal('AccessDenied');
  const signer = checkSignature(encoded, fields, credentials);
  const { expiration, conditions } = parsePolicy(encoded);
  if (!(Date.parse(expiration) > now)) throw againstPolicy('Policy expired.');

  const values = new Map([...fields, ['bucket', bucket]]);
  const covered = new Set(NOT_COVERED);
  for (const condition of conditions) {
    if (condition[0] === 'content-length-range') continue;
    const [operator, name, value] = condition;
    const field = name.slice(1).toLowerCase();
    if (!holds(operator, field, value, values.get(field)))
      throw againstPolicy(`Policy Condition failed: ${JSON.stringify(condition)}`);
    covered.add(field);
  }
  const extra = [...fields.keys()].filter((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra.length > 0) throw againstPolicy(`Extra input fields: ${extra.join(', ')}`);
  for (const [operator, minimum, maximum] of conditions) {
    if (operator !== 'content-length-range') continue;
    if (size < minimum) throw refusal('EntityTooSmall');
    if (size > maximum) throw refusal('EntityTooLarge');
  }
  return signer;
}

function checkSignature(policy: string, fields: FormFields, credentials: ReadonlyMap<string, string>): string {
  const field = (name: string) => {
    const value = fields.get(name);
    if (value === undefined) throw refusal('InvalidArgument', `Bucket POST must contain a field named '${name}'.`);
    return value;
  };
  if (field('x-amz-algorithm') !== 'AWS4-HMAC-SHA256')
    throw refusal('InvalidArgument', 'Unsupported Signing Algorithm');
  const [accessKeyId = '', ...scope] = field('x-amz-credential').split('/');
  const secret = credentials.get(accessKeyId);
  if (secret === undefined) throw refusal('InvalidAccessKeyId');
  field('x-amz-date');
  const isForUploads = scope.length === 4 && scope.join('/').endsWith('/s3/aws4_request');
  if (!isForUploads) throw refusal('InvalidArgument', 'The credential is malformed.');
  if (field('x-amz-signature') !== signText(policy, secret, scope.join('/'))) throw refusal('SignatureDoesNotMatch');
  return accessKeyId;
}

function parsePolicy(encoded: string): Policy {
  try {
    return z.parse(policySchema, JSON.parse(Buffer.from(encoded, 'base64').toString()));
  } catch {
    throw refusal('InvalidPolicyDocument');
  }
}

/** `{"acl": "private"}` is another spelling of `["eq", "$acl", "private"]`. */
function spelledOut(condition: unknown): unknown {
  if (!isObject(condition)) return condition;
  return Object.entries(condition).flatMap(([name, value]) => ['eq', `$${name}`, value]);
}

function holds(operator: 'eq' | 'starts-with', field: string, value: string, actual: string | undefined): boolean {
  if (actual === undefined || operator === 'eq') return actual === value;
  // In a list of types, as from `<input accept>`, each part has to match.
  const parts = field === 'content-type' ? actual.split(',') : [actual];
  return parts.every((part) => part.startsWith(value));
}

function againstPolicy(how: string) {
  return refusal('AccessDenied', `Invalid according to Policy: ${how}`);
}
