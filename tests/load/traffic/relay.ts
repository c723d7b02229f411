import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { anAddress } from '../../../infra/dev/demo/loopback.ts';

/**
 * A port that leads on to a server, each connection from an address of its own: the firewall counts by address, and autocannon has one.
 * Both what is measured and its floor go through it.
 */
export async function aRelayTo(url: string) {
  const { port } = new URL(url);
  const server = createServer((visitor) => {
    const upstream = connect({ port: Number(port), host: '127.0.0.1', localAddress: anAddress() });
    visitor.pipe(upstream).pipe(visitor);
    visitor.on('error', () => upstream.destroy());
    upstream.on('error', () => visitor.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo; // a server that listens on a port has one
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
}
