import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { wishes } from '../../../../testing/components/visitor.ts';
import { QrDrawing } from './qr-drawing.tsx';

// Version 2 with 25 modules, and version 5 with 37: the address of a page, and that of a file with its name.
const addresses = [
  'https://wa.me/15550100',
  'https://www.example.com/downloads/cc-max-3.1.0.apk?attname=cc-max-3.1.0-build-20260915.apk',
];

test.each(addresses)('the code of %s has four modules of white around it in both schemes', async (address) => {
  onTestFinished(() => wishes('reduce'));
  for (const scheme of ['light', 'dark'] as const) {
    await wishes('reduce', scheme);
    const { container } = await render(<QrDrawing address={address} label="it" size={140} />);
    const drawing = container.querySelector('svg');
    const [ground, code] = drawing?.querySelectorAll('path') ?? [];
    if (!drawing || !ground || !code) throw new Error('The code is drawn in another way');
    const { width: side } = drawing.viewBox.baseVal;
    const { x, y, width, height } = code.getBBox();
    expect([x, y, side - x - width, side - y - height]).toEqual([4, 4, 4, 4]);
    expect([ground, code].map((part) => getComputedStyle(part).fill)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(drawing.getBoundingClientRect().width).toBe(140);
  }
});
