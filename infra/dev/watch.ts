import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import type { Site } from '../local/index.ts';
import { step } from './steps.ts';

interface WatchOptions {
  /** Port of the development server. */
  readonly port: number;
  readonly assemblyDirectory: string;
}

/** Milliseconds without a change before the functions are built again: editors save in several steps. */
const quietMs = 150;

/**
 * Makes changes live: the web client through Vite's development server in front of the site, functions, contract and stacks
 * through a new assembly that the running site takes its functions from.
 */
export async function watchSources(site: Site, { port, assemblyDirectory }: WatchOptions) {
  const web = spawn(process.execPath, ['web/dev.ts', '--port', String(port), '--site', site.url], { stdio: 'inherit' });
  await listening(web, `http://localhost:${port}/__local/health`);
  const folders = ['functions', 'shared', 'events'].map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file?.endsWith('.ts') && !file.endsWith('.test.ts')) schedule();
    }),
  );
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(() => renew(site, assemblyDirectory));
    }, quietMs);
  };
  return {
    stop: () => {
      clearTimeout(timer);
      for (const folder of folders) folder.close();
      web.kill();
    },
  };
}

async function renew(site: Site, assemblyDirectory: string): Promise<void> {
  try {
    await step('Bundle the functions', ['functions/build.ts']);
    await step('Synthesize the stacks', ['infra/app.ts']);
    const changed = site.reload(assemblyDirectory);
    if (changed === 'restart') console.log('More than functions changed: restart npm run dev to see it.');
    else console.log(changed.length > 0 ? `Live: ${changed.join(', ')}` : 'No function changed.');
  } catch (error) {
    // The step that failed has printed why; the site goes on with the functions it has.
    console.error(error instanceof Error ? error.message : error);
  }
}

async function listening(child: ChildProcess, url: string): Promise<void> {
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  while (
    !(await fetch(url).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (hasEnded) throw new Error('The development server of the web client did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
