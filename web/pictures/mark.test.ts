import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markSvg } from './mark.ts';

async function colourAt(svg: string, x: number, y: number): Promise<{ red: number; blue: number }> {
  const pixels = await sharp(Buffer.from(svg)).resize(64, 64).removeAlpha().raw().toBuffer();
  const at = (y * 64 + x) * 3;
  return { red: pixels[at] ?? 0, blue: pixels[at + 2] ?? 0 };
}

test('the middle beam is warm and the others are cool', async () => {
  const middle = await colourAt(markSvg(14), 32, 44);
  const left = await colourAt(markSvg(14), 14, 44);
  expect(middle.red).toBeGreaterThan(middle.blue + 80);
  expect(left.blue).toBeGreaterThan(left.red);
});

test('a margin keeps the beams away from the edge', async () => {
  const wide = await colourAt(markSvg(0), 8, 45);
  const tight = await colourAt(markSvg(0, 8), 8, 45);
  expect(wide.blue).toBeGreaterThan(150);
  expect(tight.blue).toBeLessThan(60);
});
