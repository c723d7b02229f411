import { expect, it } from 'vitest';
import { completeNotices } from './notices.ts';

const react = '## react - 19.3.1 (MIT)\n\nMIT License\n\nCopyright (c) somebody\n';
const wouter = '## wouter - 3.13.0 (Unlicense)\n';
const bare = '## swiper - 14.4.0 (MIT)\n';
const head = '# Licenses\n\nThe app bundles dependencies which contain the following licenses:\n\n';

it('the notices of bundled packages are followed by that of the font', () => {
  expect(completeNotices(head + react, 'SIL Open Font License\n')).toBe(
    `${head}${react}\n## Archivo (OFL-1.1)\n\nSIL Open Font License\n`,
  );
});

it('a package without the text of its licence is named, unless its licence asks for no notice', () => {
  expect(() => completeNotices(`${head}${bare}\n${react}`, '')).toThrow('found for swiper - 14.4.0 (MIT)');
  expect(completeNotices(`${head}${react}\n${wouter}`, '')).toContain(wouter);
});
