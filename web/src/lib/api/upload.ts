/** Hears what share of a body has been sent, 0 to 1. */
export type Progress = (share: number) => void;

/**
 * Sends a body and says how far it is, which `fetch` cannot.
 * @throws TypeError when nothing answers; the signal's reason when that ends it
 */
export function sendWithProgress(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: Progress,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
  request.onload = () => {
    // By all headers: asked for one that another site does not expose, browsers complain.
    const retryAfter = /^retry-after: *(.+?)\s*$/im.exec(request.getAllResponseHeaders())?.[1];
    resolve(
      new Response(request.responseText, {
        status: request.status,
        ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
      }),
    );
  };
  request.onerror = () => reject(new TypeError('Failed to send'));
  request.onabort = () => reject(signal?.reason);
  if (signal?.aborted) return Promise.reject(signal.reason);
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  request.open(method, address);
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  request.send(body as XMLHttpRequestBodyInit); // what `request.ts` writes: text or a form
  return promise;
}
