import { expect, inject, test } from 'vitest';
import { comparePersons } from './asked-persons.ts';

// A difference is there every time; other work of the machine is not.
test('an answer takes as long, whether somebody has a sign-up or a certificate, another name, or neither', {
  timeout: 300_000,
  retry: 3,
}, async () => {
  const site = { url: inject('siteUrl'), stateDirectory: inject('siteState') };
  // On a busy machine two halves of the same differ too.
  for (const { way, found, renamed, unknown, noise } of await comparePersons(site, 40))
    for (const other of [renamed, unknown])
      expect(Math.abs(found - other), `milliseconds apart, ${way}`).toBeLessThanOrEqual(5 + 2 * noise);
});
