import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** An HTTP server that nothing outside this machine can reach. */
export type LoopbackServer = Awaited<ReturnType<typeof listenOnLoopback>>;

const KEEP_ALIVE_MS = 60_000;
const SWEEP_MS = 50;
/** Longer than API Gateway waits for an answer: one that takes more time will not come. */
const CLOSE_LIMIT_MS = 35_000;

/**
 * Listens on 127.0.0.1 and, where the machine has it, ::1, so that `localhost` works whatever it resolves to.
 * @param port 0 for any free one
 * @throws {Error} telling what to do when the port is taken.
 */
export async function listenOnLoopback(port: number, listener: RequestListener) {
  const first = await listen('127.0.0.1', port, listener);
  const address = first.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const second = port === 0 ? undefined : await listen('::1', taken, listener).catch(() => undefined);
  return {
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    /** Answers what is under way, then ends. */
    close: async () => {
      await Promise.all([first, second].map((server) => server && close(server)));
    },
  };
}

async function listen(host: string, port: number, listener: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener).listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: stop what listens there, or set PORT to another one.`);
  });
  return server;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // After its answer a busy connection would stay open for another request, which is not wanted any more.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const limit = setTimeout(() => server.closeAllConnections(), CLOSE_LIMIT_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
