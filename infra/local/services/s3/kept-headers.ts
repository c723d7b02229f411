import { limitOf } from '../../core/limits.ts';
import { refusal } from './failure.ts';

const userPrefix = 'x-amz-meta-';
const kept = new Set(
  `cache-control content-disposition content-encoding content-language content-type expires`.split(' '),
);

/**
 * What S3 keeps of the headers of an upload, or of the fields of a form, by lower-case name.
 * @throws {AwsError} `MetadataTooLarge` when names and values of the user's own metadata are over the limit.
 */
export function keptHeaders(given: Iterable<readonly [string, string | string[] | undefined]>): Record<string, string> {
  const texts = [...given].map(([name, value]) => [name, String(value)] as const);
  const metadata = texts.filter(([name]) => name.startsWith(userPrefix));
  const bytes = Buffer.byteLength(metadata.flat().join('')) - metadata.length * userPrefix.length;
  if (bytes > limitOf('s3.metadata')) throw refusal('MetadataTooLarge');
  return Object.fromEntries([...texts.filter(([name]) => kept.has(name)), ...metadata]);
}
