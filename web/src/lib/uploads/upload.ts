import { readReply } from '../../../../shared/contract/dialect.ts';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { readUploadSignature } from '../../../../shared/contract/uploads.ts';
import type { UploadKind } from '../../../../shared/upload-kinds.ts';
import { failureOf } from '../api/retry-after.ts';
import type { Progress } from '../api/upload.ts';
import { fromNetwork } from '../loading/load-failure.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

/** What visitors upload. */
type VisitorsKind = Extract<UploadKind, 'headimg' | 'feedback'>;

/** Asks for what lets one file be sent. It serves once, so no cache may answer. */
async function signatureFor(
  kind: VisitorsKind,
  name: string,
  signal: AbortSignal,
): Promise<ResponseOf<typeof readUploadSignature>> {
  const { path, dialect, response } = readUploadSignature;
  const query = new URLSearchParams({ kind, name });
  const answer = await fetch(`${path}?${query}`, { signal, cache: 'no-store' });
  if (!answer.ok) throw failureOf(answer);
  return response.parse(readReply(dialect, await answer.json()));
}

async function sent(kind: VisitorsKind, file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const [{ host, fields }, { sendWithProgress }] = await Promise.all([
    signatureFor(kind, file.name, signal),
    import('../api/upload.ts'),
  ]);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', file); // last: what comes after it is not read
  const answer = await sendWithProgress(host, { method: 'POST', body, signal }, onProgress);
  if (!answer.ok) throw failureOf(answer);
  return String(fields.key);
}

/**
 * What sends files of a kind straight to the bucket (product-rules.md#upload-protocol): it answers the key, which stands for the file in what is
 * sent then, and throws a Refusal, or an error of the network, when the file is not there.
 */
export const uploader =
  (kind: VisitorsKind) =>
  (file: File, options: UploadOptions): Promise<string> =>
    fromNetwork(sent(kind, file, options));
