import { limitOf } from '../../core/limits.ts';
import { S3Error } from './failure.ts';

const kept = new Set(
  `cache-control content-disposition content-encoding content-language content-type expires`.split(' '),
);
const userPrefix = 'x-amz-meta-';

/**
 * What S3 keeps of the headers of an upload, or of the fields of a form.
 * @throws {S3Error} `MetadataTooLarge` when names and values of the user's own metadata are over the limit.
 */
export function keptHeaders(given: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  const all = [...given].filter(([name]) => kept.has(name) || name.startsWith(userPrefix));
  const bytes = all
    .filter(([name]) => name.startsWith(userPrefix))
    .reduce(
      (sum, [name, value]) => sum + Buffer.byteLength(name.slice(userPrefix.length)) + Buffer.byteLength(value),
      0,
    );
  const most = limitOf('s3.metadata');
  if (bytes > most)
    throw new S3Error('MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size', {
      Size: bytes,
      MaxSizeAllowed: most,
    });
  return Object.fromEntries(all);
}
