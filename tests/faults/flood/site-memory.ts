import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** Megabytes that a local site has in use. */
export interface SiteMemory {
  /** What its own thread keeps, after garbage was collected: objects, and buffers outside of the heap. */
  readonly kept: number;
  /** The whole process with the threads of all functions, as the system counts it. */
  readonly resident: number;
}

const megabyte = 2 ** 20;

/**
 * Opens the inspector of a local site's process, which collects its garbage and tells its memory.
 * @param inspectPort where it was started to listen, with `--inspect-port`
 */
export async function siteMemory(pid: number, inspectPort: number) {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorOf(inspectPort));
  await once(socket, 'open');
  let calls = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    calls += 1;
    const id = calls;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const hear = ({ data }: MessageEvent) => {
      const { id: of, result } = JSON.parse(String(data));
      if (of !== id) return;
      socket.removeEventListener('message', hear);
      resolve(result);
    };
    socket.addEventListener('message', hear);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  return {
    measure: async (): Promise<SiteMemory> => {
      await ask('HeapProfiler.collectGarbage');
      const usage = await ask('Runtime.getHeapUsage');
      const { usedSize, backingStorageSize } = usage as { usedSize: number; backingStorageSize: number }; // as the protocol documents it
      return { kept: (usedSize + backingStorageSize) / megabyte, resident: await resident(pid) };
    },
    close: () => socket.close(),
  };
}

async function inspectorOf(port: number): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : []; // as Node documents it
    if (target) return target.webSocketDebuggerUrl;
  }
}

async function resident(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}
