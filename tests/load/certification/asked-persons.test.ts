import { expect, inject, test } from 'vitest';
import { comparePersons } from './asked-persons.ts';

test('an answer takes as long, whether somebody has a sign-up or a certificate, another name, or neither', async () => {
  const site = { url: inject('siteUrl'), stateDirectory: inject('siteState') };
  // On a busy machine two halves of the same differ too.
  for (const { way, found, renamed, unknown, noise } of await comparePersons(site, 40))
    for (const other of [renamed, unknown])
      expect(Math.abs(found - other), `milliseconds apart, ${way}`).toBeLessThanOrEqual(5 + 2 * noise);
}, 300_000);
