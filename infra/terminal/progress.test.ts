import { describe, expect, it } from 'vitest';
import { progressReporter, withProgress } from './progress.ts';

function report(isTTY: boolean) {
  const texts: string[] = [];
  const progress = progressReporter({ isTTY, write: (text) => texts.push(text) });
  progress.onProgress('files', 0, 2);
  progress.onProgress('files', 1, 2);
  progress.onProgress('files', 2, 2);
  progress.onProgress('removal', 0, 0);
  progress.finish();
  return texts;
}

describe('progress', () => {
  it('progress on a terminal is a bar that fills in one line and leaves none behind', () => {
    const texts = report(true);
    expect(texts[1]).toBe(`\r\u001b[2K${'█'.repeat(14)}${'░'.repeat(14)} files 1/2`);
    expect(texts.join('')).not.toContain('\n');
    expect(texts.at(-1)).toBe('\r\u001b[2K');
  });

  it('progress anywhere else is one plain line per finished step', () => {
    expect(report(false)).toEqual(['files: 2 of 2\n']);
  });

  it('progress of which nobody knows the end is a number, and one plain line in the end', async () => {
    const [terminal, file]: string[][] = [[], []];
    for (const [isTTY, texts] of [[true, terminal] as const, [false, file] as const])
      await withProgress({ isTTY, write: (text) => texts?.push(text) }, async ({ onCount }) => {
        onCount('rows', 1_000);
        onCount('rows', 1_200);
      });
    expect(terminal).toEqual(['\r\u001b[2Krows 1000', '\r\u001b[2Krows 1200', '\r\u001b[2K']);
    expect(file).toEqual(['rows: 1200\n']);
  });

  it('the bar of work that fails is taken away', async () => {
    const texts: string[] = [];
    const work = withProgress({ isTTY: true, write: (text) => texts.push(text) }, async () => Promise.reject('no'));
    await expect(work).rejects.toBe('no');
    expect(texts).toEqual(['\r\u001b[2K']);
  });
});
