import { expect, it } from 'vitest';
import { keptOutput } from '../terminal/kept-output.ts';
import { type EdgeSides, rotateEdge } from './rotate-edge.ts';

/** Both sides, and whether what the edge sends was accepted at every moment. */
function aSite(changes: { current?: string; previous?: string; sent?: string } = {}) {
  const site = {
    current: 'v1',
    previous: '',
    sent: '',
    sends: changes.sent || 'v1',
    refused: 0,
    fails: false,
    ...changes,
  };
  const look = () => {
    if (![site.current, site.previous].includes(site.sends)) site.refused += 1;
  };
  const sides: EdgeSides = {
    accepted: async () => ({ current: site.current, previous: site.previous || undefined }),
    write: async () => {
      Object.assign(site, { previous: site.current, current: `${site.current}+` });
      look();
      return site.current;
    },
    sent: async () => site.sent,
    send: async (version) => {
      if (site.fails) throw new Error('CloudFormation says no');
      Object.assign(site, { sent: version, sends: version });
      look();
    },
  };
  const output = keptOutput();
  return { site, rotate: (json = false) => rotateEdge(sides, json, output), written: output.written };
}

it('a rotation writes a version and gives it to the edge, and what the edge sends is accepted at every moment', async () => {
  const { site, rotate } = aSite();
  for (const version of ['v1+', 'v1++', 'v1+++']) {
    await rotate();
    expect(site).toMatchObject({ sent: version, current: version, refused: 0 });
  }
});

it('a rotation that did not reach the edge is finished by the next, without one more version', async () => {
  const { site, rotate } = aSite();
  site.fails = true;
  await expect(rotate()).rejects.toThrow('says no');
  await expect(rotate()).rejects.toThrow('says no');
  expect(site).toMatchObject({ current: 'v1+', previous: 'v1', refused: 0 });
  site.fails = false;
  await rotate();
  expect(site).toMatchObject({ sent: 'v1+', current: 'v1+', refused: 0 });
});

it('a rotation tells its version as data too', async () => {
  const { rotate, written } = aSite();
  await rotate(true);
  expect(JSON.parse(written())).toEqual({ version: 'v1+', sent: true });
});
