import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that was free a moment ago, for programs that do not tell which one they got. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
