import { describe, expect, it } from 'vitest';
import { progressReporter } from './progress.ts';

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
});
