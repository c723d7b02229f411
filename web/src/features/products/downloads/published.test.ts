import { expect, test } from 'vitest';
import { aRelease } from '../../../../../shared/contract/release-builders.ts';
import { newsOf, offeredBuilds } from './published.ts';

test('news are the first three items of the newest notes, as plain text', () => {
  const en_update_log =
    '<h3>New</h3><ul><li>Press <kbd>F8</kbd> &amp; hold</li><li>Two</li></ul><ul><li>Three</li><li>Four</li></ul>';
  const news = newsOf([aRelease({ version: '5.2.0', en_update_log }), aRelease({ version: '5.1.0' })]);
  expect(news).toMatchObject({ version: '5.2.0', points: ['Press F8 & hold', 'Two', 'Three'] });
});

test('notes without a list are no news, and neither is a product without releases', () => {
  expect(newsOf([aRelease({ en_update_log: '<p>Mended.</p>' })])?.points).toEqual([]);
  expect(newsOf([])).toBeNull();
});

test('neither an announced build is offered nor one that is there for its name of history', () => {
  const build = {
    id: 1,
    type: 1,
    version: '2.5.1',
    system: 1,
    en_file_name: 'S1',
    online_date: '2026-03-10',
    config: '',
    size: 2,
    sha256: 'a',
  } as const;
  const offered = offeredBuilds([
    { ...build, file_path: '/downloads/s1.zip' },
    { ...build, system: 2, file_path: '' },
    { ...build, id: 2, version: '2.4.0', config: 'zh_s1_history', file_path: '/downloads/s1-2.4.0.zip' },
  ]);
  expect(offered.map(({ system, day }) => [system, day])).toEqual([[1, '2026-03-10']]);
});
