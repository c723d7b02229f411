import { readReply } from '../../../../shared/contract/dialect.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { readUploadSignature } from '../../../../shared/contract/uploads.ts';
import { sessionHeader, sessionHeaderOf } from '../../../../shared/session-header.ts';
import { type UploadKind, uploadMessages } from '../../../../shared/upload-kinds.ts';
import type { ApiClient } from '../api/api.ts';
import { type Progress, sendWithProgress } from '../api/upload.ts';
import { session } from '../session/browser-session.ts';

interface UploadOptions {
  /** Ends the upload; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Hears what share of the file has been sent, 0 to 1. */
  readonly onProgress?: Progress;
}

/** What an upload is made with; another one in tests. */
interface Uploader extends ApiClient {
  readonly send: typeof sendWithProgress;
}

const browserUploader: Uploader = {
  fetch: (...request) => globalThis.fetch(...request),
  session,
  send: sendWithProgress,
};

/** No progress is of interest. */
const unheard: Progress = () => undefined;

/**
 * Sends a file straight to the bucket (product-rules.md#upload-protocol), by a form that the server signs.
 * @returns the key by which a form, or the profile, names what was uploaded
 * @throws Refusal with the server's message where it signs nothing, and with one that asks to try again where the file does not arrive; the signal's
 *   reason when that ends it
 */
export async function upload(
  kind: UploadKind,
  file: File,
  { signal, onProgress = unheard }: UploadOptions = {},
  uploader: Uploader = browserUploader,
): Promise<string> {
  try {
    const { host, fields } = await signatureFor(kind, file.name, signal, uploader);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // The bucket reads no field behind the file.
    form.append('file', file);
    const { ok } = await uploader.send(host, { method: 'POST', body: form, signal: signal ?? null }, onProgress);
    if (ok && fields.key !== undefined) return fields.key;
  } catch (error) {
    if (error instanceof Refusal || signal?.aborted) throw error;
  }
  throw new Refusal(uploadMessages.failed);
}

async function signatureFor(
  kind: UploadKind,
  name: string,
  signal: AbortSignal | undefined,
  { fetch, session }: Uploader,
) {
  const user = kind === 'headimg' ? null : session.user();
  const headers = { accept: 'application/json', ...(user && { [sessionHeader]: sessionHeaderOf(user) }) };
  const query = new URLSearchParams({ kind, name });
  const answer = await fetch(`${readUploadSignature.path}?${query}`, {
    headers,
    cache: 'no-store',
    signal: signal ?? null,
  });
  if (!answer.ok) throw new Error(`The signature was answered ${answer.status}`);
  return readUploadSignature.response.parse(readReply(readUploadSignature.dialect, await answer.json()));
}
