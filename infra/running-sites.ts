import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** A local site that runs from this checkout. */
const RunningSite = z.object({
  pid: z.int(),
  /** The folder that it was started in, absolute: a folder that is copied takes the notes of another one along. */
  checkout: z.string(),
  /** Where visitors reach it. */
  url: z.string(),
  /** Its state folder, absolute, where it leaves how its services are reached. */
  state: z.string(),
});
export type RunningSite = z.output<typeof RunningSite>;

const checkout = process.cwd();

/** A note for each site that runs. It belongs to the checkout, whatever the state folders are. */
const notes = path.join(checkout, '.build/running-sites');

/** The state folder where nothing else is said. */
export const usualState = '.local';

/** Notes that this process runs a site, so that commands find it without being told. @returns what takes the note away */
export function noteRunning(site: Pick<RunningSite, 'url' | 'state'>, folder = notes): () => void {
  const file = path.join(folder, `${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  // Whole or not there, as somebody may read it at this moment.
  writeFileSync(`${file}.new`, JSON.stringify({ pid: process.pid, checkout, ...site }));
  renameSync(`${file}.new`, file);
  return () => rmSync(file, { force: true });
}

/** The sites that run from this checkout. Notes of processes that are gone, such as killed ones, are taken away. */
export function runningSites(folder = notes): RunningSite[] {
  return globSync(`${folder}/*.json`).flatMap((file) => {
    // The name alone tells of a process that is gone; a site that stops at this moment takes its note away.
    if (isAlive(Number(path.parse(file).name))) return readNote(file) ?? [];
    rmSync(file, { force: true });
    return [];
  });
}

/** What a note says; nothing where the site is of another checkout or its state folder somebody else's: no command of ours may go there. */
function readNote(file: string): RunningSite | undefined {
  try {
    const site = RunningSite.parse(JSON.parse(readFileSync(file, 'utf8')));
    const isOwn = statSync(site.state).uid === process.getuid?.() || process.platform === 'win32';
    return isOwn && site.checkout === checkout ? site : undefined;
  } catch {
    return undefined;
  }
}

/**
 * State folder of the site that commands mean: the one at `PORT`, or where that is not set the only one that runs, or of several the one on `.local`.
 * @throws Error saying what to start, or how to say which
 */
export function stateOfRunning(
  sites: readonly RunningSite[] = runningSites(),
  port: string | undefined = process.env.PORT,
): string {
  if (port) return siteAt(port, sites).state;
  const [first, ...others] = sites;
  if (!first) throw new Error('No local site runs from this folder. Start it with npm start');
  const usual = sites.find(({ state }) => state === path.resolve(usualState));
  if (others.length === 0 || usual) return (usual ?? first).state;
  throw new Error(`Several local sites run from this folder. Say which: ${choicesOf(sites)}`);
}

/** @throws Error saying what runs, or what to start */
function siteAt(port: string, sites: readonly RunningSite[]): RunningSite {
  const found = sites.find(({ url }) => url === `http://localhost:${port}`);
  if (found) return found;
  const advice = sites.length === 0 ? `Start it with PORT=${port} npm start` : `These run: ${choicesOf(sites)}`;
  throw new Error(`No local site runs from this folder at PORT=${port}. ${advice}`);
}

/** How each of some sites is named. */
function choicesOf(sites: readonly RunningSite[]): string {
  return sites.map(({ state, url }) => `PORT=${new URL(url).port} (SITE_STATE=${state})`).join(', ');
}

/** Where visitors reach the site that runs on a state folder. @throws Error saying what to start */
export function urlOfRunning(state: string, sites: readonly RunningSite[] = runningSites()): string {
  const found = sites.find((site) => site.state === path.resolve(state));
  if (!found) throw new Error(`No local site runs from this folder on ${state}. Start it with npm start`);
  return found.url;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else's may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
