import { listenOnLoopback } from './loopback.ts';

/** A port that was free a moment ago, for programs that do not tell which one they got. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(0, () => {});
  await close();
  return port;
}
