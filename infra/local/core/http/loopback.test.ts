import { afterEach, describe, expect, it } from 'vitest';
import { type LoopbackServer, listenOnLoopback } from './loopback.ts';

const servers: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function aServer(port: number, answer = async () => 'here') {
  const server = await listenOnLoopback(port, (_request, response) => void answer().then((text) => response.end(text)));
  servers.push(server);
  return server;
}

describe('a loopback server', () => {
  it('a loopback server takes any free port, or the one it is told', async () => {
    const { port, url, close } = await aServer(0);
    expect(await (await fetch(url)).text()).toBe('here');
    await close();
    expect((await aServer(port)).port).toBe(port);
  });

  it('a taken port is refused, with what to do', async () => {
    const { port } = await aServer(0);
    await expect(aServer(port)).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, or set PORT to another one.`,
    );
  });

  it('a loopback server answers what is under way before it ends, and waits for no idle connection', async () => {
    const arrived = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<string>();
    const { url, close } = await aServer(0, () => {
      arrived.resolve();
      return answer.promise;
    });
    const asked = fetch(url);
    await arrived.promise;
    const closed = close();
    answer.resolve('late');
    expect(await (await asked).text()).toBe('late');
    await closed;
    await expect(fetch(url)).rejects.toThrow();
  });
});
