import type { RequestListener } from 'node:http';
import { type LoopbackServer, listenOnLoopback as listen } from '../site/loopback.ts';

/** Serves a listener on a port of this machine only; without one, on any free port. Tests outside the runtime start servers so. */
export function listenOnLoopback(listener: RequestListener, port = 0): Promise<LoopbackServer> {
  return listen(port, listener);
}
