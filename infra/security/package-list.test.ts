import { expect, it } from 'vitest';
import { acceptedLicences } from './licence-terms.ts';
import { licenceComplaints, licenceList } from './package-list.ts';

/** A lock with packages of these licences, by name. */
function aLock(licences: Readonly<Record<string, string>>) {
  const entries = Object.entries(licences).map(([name, license]) => [
    `node_modules/${name}`,
    { version: '1.0.0', license },
  ]);
  return { packages: { '': { version: '0.1.0', license: 'UNLICENSED' }, ...Object.fromEntries(entries) } };
}

const nothing = { functions: [], notices: '' };

it('a shipped package with a licence that binds what is beside it is told, and what to do', () => {
  const lock = aLock({ lamp: 'AGPL-3.0-or-later', stage: 'MIT' });
  expect(licenceComplaints(lock, nothing)).toEqual([]);
  for (const shipped of [
    { functions: ['node_modules/lamp'], notices: '' },
    { functions: [], notices: '# Licenses\n\n## lamp - 1.0.0 (AGPL-3.0-or-later)\n' },
  ])
    expect(licenceComplaints(lock, shipped)).toEqual([
      expect.stringMatching(/^lamp 1\.0\.0 \(AGPL-3\.0-or-later\) is shipped in (browser|functions): .*licence-terms/),
    ]);
});

it('a tool with a licence that nobody has read is told, and so is one without any', () => {
  const { packages } = aLock({ lamp: 'SSPL-1.0' });
  const lock = { packages: { ...packages, 'node_modules/stage/node_modules/rope': { version: '2.0.0' } } };
  const complaints = licenceComplaints(lock, nothing);
  expect(complaints.map((line) => line.split(':')[0])).toEqual([
    'lamp 1.0.0 (SSPL-1.0) is a tool',
    'rope 2.0.0 (unstated) is a tool',
  ]);
});

it.each([
  ['MIT', ['browser'], ['MIT']],
  ['(MIT OR GPL-3.0-or-later)', ['browser'], ['MIT']],
  ['GPL-3.0-or-later OR MIT', ['browser'], ['MIT']],
  ['Apache-2.0 AND LGPL-3.0-or-later', ['browser', 'functions'], undefined],
  ['Apache-2.0 AND LGPL-3.0-or-later', ['functions'], ['Apache-2.0', 'LGPL-3.0-or-later']],
  ['Apache-2.0 AND LGPL-3.0-or-later', [], ['Apache-2.0', 'LGPL-3.0-or-later']],
  ['UNLICENSED', [], undefined],
  ['constructor', [], undefined],
])('%s, shipped in %j, is taken by %j', (expression, places, taken) => {
  expect(acceptedLicences(expression, places)).toEqual(taken);
});

it('the list says of each package where it is shipped, and lists what is not apart', () => {
  const lock = aLock({ lamp: 'MIT', stage: 'ISC', rope: '0BSD' });
  const shipped = { functions: ['node_modules/lamp'], notices: '## lamp - 1.0.0 (MIT)\n## stage - 1.0.0 (ISC)\n' };
  const [, sent = '', tools = ''] = licenceList(lock, shipped).split(/^## What we /m);
  expect(sent).toContain('| lamp | 1.0.0 | MIT | browser, functions |\n| stage | 1.0.0 | ISC | browser |\n');
  expect(tools).toContain('| rope | 1.0.0 | 0BSD |\n');
});
