import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';
import { smallTargets } from './every-page/controls.ts';

test('on a phone every link and button of a dialog has 44 px for the finger', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  await open('/history?page=21');
  await page.getByRole('button', { name: 'Downloads' }).first().tap();
  await page.getByRole('dialog').waitFor();
  expect(await smallTargets(page, 'dialog[open]')).toEqual([]);
  await leave();
});
