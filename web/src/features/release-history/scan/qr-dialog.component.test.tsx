import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aBuild } from '../../../../testing/builders.ts';
import { QrDialog } from './qr-dialog.tsx';

test('the dialog of a code is 180 px wide', async () => {
  await render(<QrDialog build={aBuild({ type: 11 })} onClose={() => {}} />);
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(180);
});
