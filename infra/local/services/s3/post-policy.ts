import { equalInConstantTime, signText } from '../../core/http/signature-v4.ts';
import { accessDenied, S3Error } from './failure.ts';

/** The fields of a browser's form before the file, by lower-case name, in the order sent. */
export type FormFields = ReadonlyMap<string, string>;

type Condition = { operator: string; field: string; value: string; written: unknown };
type Policy = { expiration: string; conditions: unknown[] };

// Fields that a policy need not mention.
const NOT_COVERED = new Set(['x-amz-signature', 'policy', 'file', 'awsaccesskeyid', 'signature']);

/**
 * Decides about a form POST as S3 does: signature, expiry, every condition, no field beyond them, size.
 * Throws the `S3Error` that S3 answers with; returns the signer's access key id when the policy allows the upload.
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
  if (encoded === undefined) throw accessDenied();
  const signer = checkSignature(encoded, fields, credentials);
  const { expiration, conditions } = parsePolicy(encoded);
  if (!(Date.parse(expiration) > now)) throw accessDenied('Invalid according to Policy: Policy expired.');

  const values = new Map([...fields, ['bucket', bucket]]);
  const read = conditions.map(readCondition);
  for (const condition of read) if (condition.operator !== 'content-length-range') checkCondition(condition, values);
  checkExtraFields(read, fields);
  for (const condition of read) if (condition.operator === 'content-length-range') checkSize(condition, size);
  return signer;
}

function checkSignature(policy: string, fields: FormFields, credentials: ReadonlyMap<string, string>): string {
  const field = (name: string) => {
    const value = fields.get(name);
    if (value === undefined)
      throw new S3Error('InvalidArgument', `Bucket POST must contain a field named '${name}'.`, { ArgumentName: name });
    return value;
  };
  if (field('x-amz-algorithm') !== 'AWS4-HMAC-SHA256')
    throw new S3Error('InvalidArgument', 'Unsupported Signing Algorithm', { ArgumentName: 'x-amz-algorithm' });
  const credential = field('x-amz-credential');
  const [accessKeyId = '', date = '', region = '', service = '', end] = credential.split('/');
  if (service !== 's3' || end !== 'aws4_request')
    throw new S3Error('InvalidArgument', 'The credential is malformed.', { ArgumentName: 'x-amz-credential' });
  const secret = credentials.get(accessKeyId);
  if (secret === undefined)
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', {
      AWSAccessKeyId: accessKeyId,
    });
  field('x-amz-date');
  if (!equalInConstantTime(field('x-amz-signature'), signText(policy, secret, { date, region, service })))
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      { AWSAccessKeyId: accessKeyId, StringToSign: policy },
    );
  return accessKeyId;
}

function parsePolicy(encoded: string): Policy {
  try {
    const policy: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString());
    if (isPolicy(policy)) return policy;
  } catch {
    throw new S3Error('InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
  throw new S3Error('InvalidPolicyDocument', 'Invalid Policy: expiration and conditions are required.');
}

function isPolicy(value: unknown): value is Policy {
  if (typeof value !== 'object' || value === null || !('expiration' in value) || !('conditions' in value)) return false;
  return typeof value.expiration === 'string' && Array.isArray(value.conditions);
}

/** Both spellings: `{"acl": "private"}` and `["eq", "$acl", "private"]`. */
function readCondition(written: unknown): Condition {
  if (Array.isArray(written)) {
    const [operator, field, value] = written;
    const words = { operator: String(operator).toLowerCase(), field: String(field), value: String(value) };
    if (words.operator === 'content-length-range') return { ...words, written };
    if (['eq', 'starts-with'].includes(words.operator) && words.field.startsWith('$'))
      return { ...words, field: words.field.slice(1).toLowerCase(), written };
  } else if (typeof written === 'object' && written !== null) {
    const [[field, value] = [], more] = Object.entries(written);
    if (field !== undefined && more === undefined)
      return { operator: 'eq', field: field.toLowerCase(), value: String(value), written: ['eq', `$${field}`, value] };
  }
  throw new S3Error('InvalidPolicyDocument', `Invalid Policy: Invalid condition ${JSON.stringify(written)}.`);
}

function checkCondition({ operator, field, value, written }: Condition, values: FormFields): void {
  const actual = values.get(field) ?? '';
  // A list of types, as an <input accept> gives it, must fit in each of its parts.
  const parts = field === 'content-type' && operator === 'starts-with' ? actual.split(',') : [actual];
  const holds = parts.every((part) => (operator === 'eq' ? part === value : part.startsWith(value)));
  if (!holds || !values.has(field))
    throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(written)}`);
}

function checkExtraFields(conditions: Condition[], fields: FormFields): void {
  const covered = new Set(conditions.map(({ field }) => field));
  const extra = [...fields.keys()].filter(
    (name) => !covered.has(name) && !NOT_COVERED.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra.length > 0) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
}

function checkSize({ field: minimum, value: maximum }: Condition, size: number): void {
  if (size < Number(minimum))
    throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
      ProposedSize: size,
      MinSizeAllowed: Number(minimum),
    });
  if (!(size <= Number(maximum)))
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
      ProposedSize: size,
      MaxSizeAllowed: Number(maximum),
    });
}
