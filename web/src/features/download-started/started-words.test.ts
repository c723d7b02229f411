import { describe, expect, it } from 'vitest';
import { aFile } from '../../../../shared/contract/release-builders.ts';
import type { StartedDownload } from './load-download-started.ts';
import { startedWords } from './started-words.ts';

function aDownload(build: StartedDownload['build']): StartedDownload {
  return { type: 21, name: 'S3 Pro', version: '5.2.0', platform: 'windows', build, day: '2026-06-18' };
}
const found = aDownload({ ...aFile(), type: 21, version: '5.2.0' });

describe('what the page after a download says', () => {
  it('a found file makes the page say that the download has started, with product and version', () => {
    expect(startedWords(found, false)).toEqual({
      title: 'Your download has started',
      lead: 'S3 Pro 5.2.0 for Windows is on its way.',
      started: true,
    });
  });

  it('a missing file makes the page say that there is none', () => {
    const { title, lead } = startedWords(aDownload(null), false);
    expect(title).toBe('There is no such file');
    expect(lead).toContain('S3 Pro 5.2.0 for Windows');
  });

  it.each([
    ['the file could not be looked up', aDownload(undefined), false],
    ['the page had to be asked for again', found, true],
    ['the address names no download', null, false],
  ])('the page claims nothing where %s', (_, download, renewed) => {
    const { title, lead, started } = startedWords(download, renewed);
    expect(started).toBe(false);
    expect(title + lead).not.toMatch(/started|on its way|no such/);
  });

  it('the document before its script has a title that is right for somebody whose download is on its way', () => {
    expect(startedWords(null, false).title).toBe(startedWords(aDownload(undefined), false).title);
  });
});
