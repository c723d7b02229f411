import { connect, type Socket } from 'node:net';

/** What came back over one connection; without a status where the server closed it and said nothing. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** Whether more bytes came than the answer has: another answer, to a request that somebody hid in the first one. */
  readonly isFollowed: boolean;
  /** Whether neither an answer nor an end came in time. */
  readonly isLate: boolean;
}

/** What is written to a connection, and from where. */
export interface RawCall {
  /** An address of this machine, `127.x.y.z`. */
  readonly from: string;
  readonly bytes: Buffer;
  /** Whether the caller closes its side when all is written, as what it announced never comes. */
  readonly endsEarly: boolean;
}

/** Sends bytes that no client of HTTP would, and reads what comes until the server closes. @param seconds after which nothing is waited for */
export async function rawCall(port: number, { from, bytes, endsEarly }: RawCall, seconds: number): Promise<RawAnswer> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server that has answered may close before it has read all: what it sent counts.
  socket.on('error', () => {});
  let isLate = false;
  socket.setTimeout(seconds * 1_000, () => {
    isLate = true;
    socket.destroy();
  });
  socket.write(bytes);
  if (endsEarly) socket.end();
  await closed(socket);
  return { ...parsed(Buffer.concat(chunks)), isLate };
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

function parsed(bytes: Buffer): Omit<RawAnswer, 'isLate'> {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (end < 0 || Number.isNaN(status)) {
    return { status: undefined, headers: new Map(), body: bytes.toString('latin1'), isFollowed: false };
  }
  const rest = bytes.subarray(end + 4);
  if (status < 200) return parsed(rest);
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/:\s*(.*)/s);
      return [name.toLowerCase(), value] as const;
    }),
  );
  const { body, length } = bodyOf(rest, headers);
  return { status, headers, body: body.toString(), isFollowed: rest.length > length };
}

/** @returns the body, and how many bytes it took */
function bodyOf(rest: Buffer, headers: ReadonlyMap<string, string>): { body: Buffer; length: number } {
  const stated = headers.get('content-length');
  if (headers.get('transfer-encoding') !== 'chunked') {
    const length = Math.min(rest.length, stated === undefined ? rest.length : Number(stated));
    return { body: rest.subarray(0, length), length };
  }
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = rest.indexOf('\r\n', at);
    const size = Number.parseInt(rest.subarray(at, line).toString('latin1'), 16);
    if (line < 0 || !(size > 0)) return { body: Buffer.concat(parts), length: size === 0 ? line + 4 : rest.length };
    parts.push(rest.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
