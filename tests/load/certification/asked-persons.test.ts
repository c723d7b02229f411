import { expect, inject, test } from 'vitest';
import { comparePersons } from './asked-persons.ts';

// A difference is there every time; other work of the machine is not. Whoever is found is told so, and need not wait for a wrong name to be counted.
test('a no takes as long, whether somebody of another name has a sign-up or a certificate, or nobody', {
  timeout: 300_000,
  retry: 3,
}, async () => {
  const site = { url: inject('siteUrl'), stateDirectory: inject('siteState') };
  // On a busy machine two halves of the same differ too.
  for (const { way, renamed, unknown, noise } of await comparePersons(site, 40))
    expect(Math.abs(renamed - unknown), `milliseconds apart, ${way}`).toBeLessThanOrEqual(5 + 2 * noise);
});
