import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { limitOf } from '../../core/limits.ts';
import { type HeaderMap, headerText } from './messages.ts';

// The types CloudFront compresses, from its developer guide; note that Atom feeds and web manifests are not among them.
const COMPRESSIBLE_TYPES = new Set(
  `application/dash+xml application/eot application/font application/font-sfnt application/javascript application/json
  application/opentype application/otf application/pdf application/pkcs7-mime application/protobuf application/rss+xml
  application/truetype application/ttf application/vnd.apple.mpegurl application/vnd.mapbox-vector-tile
  application/vnd.ms-fontobject application/wasm application/xhtml+xml application/xml application/x-font-opentype
  application/x-font-truetype application/x-font-ttf application/x-httpd-cgi application/x-javascript application/x-mpegurl
  application/x-opentype application/x-otf application/x-perl application/x-ttf font/eot font/opentype font/otf font/ttf
  image/svg+xml text/css text/csv text/html text/javascript text/js text/plain text/richtext text/tab-separated-values
  text/xml text/x-component text/x-java-source text/x-script vnd.apple.mpegurl`.split(/\s+/),
);
const COMPRESSED_STATUSES = [200, 403, 404];
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compresses a response the way a cache behaviour with `Compress` does: Brotli before gzip, documented types and sizes only,
 * nothing that is encoded already. Returns the headers and body to keep; the given ones when there is nothing to do.
 * @param accepted the viewer's encodings in the cache's normal form; empty when there are none
 */
export async function compress(
  status: number,
  headers: HeaderMap,
  body: Buffer,
  accepted: string,
): Promise<{ headers: HeaderMap; body: Buffer }> {
  if (!accepted || !isCompressible(status, headers, body.length)) return { headers, body };
  const encoding = accepted.startsWith('br') ? 'br' : 'gzip';
  const compressed = await (encoding === 'br'
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : deflate(body));
  return {
    body: compressed,
    headers: {
      ...headers,
      'content-encoding': encoding,
      'content-length': String(compressed.length),
      vary: withAcceptEncoding(headerText(headers, 'vary')),
      ...weakened(headerText(headers, 'etag')),
    },
  };
}

/** Whether CloudFront would compress this response at all. */
export function isCompressible(status: number, headers: HeaderMap, length: number): boolean {
  const type = headerText(headers, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isEncoded = headers['content-encoding'] !== undefined;
  const mayChange = !headerText(headers, 'cache-control')?.includes('no-transform');
  const fits =
    length >= limitOf('cloudfront.response.compressed.smallest') &&
    length <= limitOf('cloudfront.response.compressed.largest');
  return COMPRESSED_STATUSES.includes(status) && !isEncoded && mayChange && fits && COMPRESSIBLE_TYPES.has(type);
}

function withAcceptEncoding(vary: string | undefined): string {
  if (!vary) return 'Accept-Encoding';
  return /(^|[,\s])accept-encoding($|[,\s])/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

/** The compressed bytes differ from the ones the origin tagged, so a strong tag becomes a weak one. */
function weakened(etag: string | undefined): HeaderMap {
  if (!etag) return {};
  return { etag: etag.startsWith('"') ? `W/${etag}` : etag };
}
