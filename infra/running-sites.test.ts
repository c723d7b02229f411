import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noteRunning, runningSites, stateOfRunning, urlOfRunning } from './running-sites.ts';

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'notes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'running');
}

const checkout = process.cwd();
const aSite = (state: string, url = 'http://localhost:8080') => ({ pid: process.pid, checkout, state, url });

test('a site is found while it runs, on any port and state, and not after it has stopped', () => {
  const folder = aFolder();
  const forget = noteRunning({ url: 'http://localhost:9000', state: tmpdir() }, folder);
  expect(runningSites(folder)).toEqual([aSite(tmpdir(), 'http://localhost:9000')]);
  forget();
  expect(runningSites(folder)).toEqual([]);
});

test('a site whose process was killed is not found, and its note is gone', () => {
  const folder = aFolder();
  noteRunning({ url: 'http://localhost:9000', state: tmpdir() }, folder);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(path.join(folder, `${pid}.json`), JSON.stringify({ ...aSite('/tmp/b'), pid }));
  expect(runningSites(folder).map(({ state }) => state)).toEqual([tmpdir()]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a note whose state folder is not ours leads nowhere', () => {
  const folder = aFolder();
  noteRunning({ url: 'http://localhost:9000', state: path.join(folder, 'gone') }, folder);
  expect(runningSites(folder)).toEqual([]);
});

test('the note of another folder, which came with a copy of its build, leads nowhere', () => {
  const folder = aFolder();
  noteRunning({ url: 'http://localhost:9000', state: tmpdir() }, folder);
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), JSON.stringify({ ...aSite(tmpdir()), checkout: path.dirname(checkout) }));
  expect(runningSites(folder)).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('commands mean the only site that runs, or of several the one on the usual state', () => {
  expect(stateOfRunning([aSite('/tmp/elsewhere')], '')).toBe('/tmp/elsewhere');
  expect(stateOfRunning([aSite('/tmp/elsewhere'), aSite(path.resolve('.local'))], '')).toBe(path.resolve('.local'));
});

test('of several sites elsewhere, commands ask which is meant', () => {
  const sites = [aSite('/tmp/a', 'http://localhost:1'), aSite('/tmp/b', 'http://localhost:2')];
  expect(() => stateOfRunning(sites, '')).toThrow('Say which: PORT=1 (SITE_STATE=/tmp/a), PORT=2 (SITE_STATE=/tmp/b)');
});

test('PORT says which site is meant, also beside the one on the usual state', () => {
  const sites = [aSite(path.resolve('.local'), 'http://localhost:8080'), aSite('/tmp/b', 'http://localhost:2')];
  expect(stateOfRunning(sites, '2')).toBe('/tmp/b');
  expect(stateOfRunning(sites, '')).toBe(path.resolve('.local'));
  expect(() => stateOfRunning(sites, '3')).toThrow(
    'No local site runs from this folder at PORT=3. These run: PORT=8080 (SITE_STATE=',
  );
  expect(() => stateOfRunning([], '3')).toThrow('Start it with PORT=3 npm start');
});

test('where no site runs, a command says so with what starts one', () => {
  expect(() => stateOfRunning([], '')).toThrow('No local site runs from this folder. Start it with npm start');
});

test('the address of a site is found by its state folder, whatever else runs', () => {
  const sites = [aSite('/tmp/a', 'http://localhost:1'), aSite('/tmp/b', 'http://localhost:2')];
  expect(urlOfRunning('/tmp/b', sites)).toBe('http://localhost:2');
  expect(urlOfRunning('/tmp/c/../a/', sites)).toBe('http://localhost:1');
  expect(() => urlOfRunning('/tmp/c', sites)).toThrow('No local site runs from this folder on /tmp/c');
});
