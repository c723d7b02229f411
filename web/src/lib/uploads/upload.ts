import * as z from 'zod/mini';
import { readReply } from '../../../../shared/contract/dialect.ts';
import type { UploadKind } from '../../../../shared/upload-kinds.ts';
import { failureOf } from '../api/retry-after.ts';
import type { Progress } from '../api/upload.ts';
import { fromNetwork } from '../loading/load-failure.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

const Signature = z.object({ host: z.url(), fields: z.record(z.string(), z.string()) });

/** Asks for what lets one file be sent. */
async function signatureFor(kind: UploadKind, name: string, signal: AbortSignal) {
  const query = new URLSearchParams({ kind, name });
  const answer = await fetch(`/api/pc/upload_signature?${query}`, { signal, cache: 'no-store' });
  if (!answer.ok) throw failureOf(answer);
  return Signature.parse(readReply('status', await answer.json()));
}

/**
 * Sends a file straight to the bucket (product-rules.md#upload-protocol).
 * @returns its key, which stands for it in what is sent then
 * @throws whatever keeps it from being there: 'Upload failed. Please upload again' is what a person is told
 */
export function upload(kind: UploadKind, file: File, options: UploadOptions): Promise<string> {
  return fromNetwork(sent(kind, file, options));
}

async function sent(kind: UploadKind, file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const { host, fields } = await signatureFor(kind, file.name, signal);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', file); // last: what comes after it is not read
  const { sendWithProgress } = await import('../api/upload.ts');
  const answer = await sendWithProgress(host, { method: 'POST', body, signal }, onProgress);
  if (!answer.ok) throw failureOf(answer);
  return fields.key ?? '';
}
