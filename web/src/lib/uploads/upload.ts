import { readReply } from '../../../../shared/contract/dialect.ts';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { readUploadSignature } from '../../../../shared/contract/uploads.ts';
import { failureOf } from '../api/retry-after.ts';
import type { Progress } from '../api/upload.ts';
import { fromNetwork } from '../loading/load-failure.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

/** Asks for what lets one photo be sent. It serves once, so no cache may answer. */
async function signatureFor(name: string, signal: AbortSignal): Promise<ResponseOf<typeof readUploadSignature>> {
  const { path, dialect, response } = readUploadSignature;
  const query = new URLSearchParams({ kind: 'headimg', name });
  const answer = await fetch(`${path}?${query}`, { signal, cache: 'no-store' });
  if (!answer.ok) throw failureOf(answer);
  return response.parse(readReply(dialect, await answer.json()));
}

async function sent(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const [{ host, fields }, { sendWithProgress }] = await Promise.all([
    signatureFor(file.name, signal),
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
 * Sends the photo of a sign-up straight to the bucket (product-rules.md#upload-protocol).
 * @returns its key, which stands for it in what is sent then
 * @throws Refusal, or an error of the network, when it is not there
 */
export function uploadPhoto(file: File, options: UploadOptions): Promise<string> {
  return fromNetwork(sent(file, options));
}
