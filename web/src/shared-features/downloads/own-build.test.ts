import { expect, test } from 'vitest';
import { aRelease } from '../../../../shared/contract/release-builders.ts';
import { buildsAt } from './builds-at.ts';
import { ownBuild } from './own-build.ts';

const paths = { ...aRelease(), mac_path: '/downloads/m.zip', and_path: '/downloads/a.apk' };
const builds = buildsAt(paths, 21, '5.2.0', []);

test.each([
  ['mac', '/downloads/m.zip'],
  ['android', '/downloads/a.apk'],
  ['ios', paths.win_path],
  [undefined, paths.win_path],
] as const)('a visitor on %s is offered %s first', (own, file) => {
  expect(ownBuild(builds, own)?.file_path).toBe(file);
});

test('a release without files offers none', () => {
  expect(ownBuild([], 'mac')).toBeUndefined();
});
