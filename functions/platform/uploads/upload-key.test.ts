import { expect, test } from 'vitest';
import { uploadKinds } from '../../../shared/upload-kinds.ts';
import { isMembersKey, isUploadKey, keptKeyOf, keyOf, newUploadKey, publicPathOf, uploadDomain } from './upload-key.ts';

const domain = uploadDomain('www.example.com');

test.each(uploadKinds)(
  'a key of %s has 20 characters that nobody takes for one another, and is never made twice',
  (kind) => {
    const keys = Array.from({ length: 500 }, () => newUploadKey(kind, 'png'));
    expect(new Set(keys).size).toBe(500);
    for (const key of keys) expect(key).toMatch(new RegExp(`^quarantine/${kind}/[2-9A-HJ-NP-Za-km-z]{20}\\.png$`));
    const used = new Set(keys.flatMap((key) => [...key.slice(-24, -4)]));
    expect([...'0O1lI'].filter((each) => used.has(each))).toEqual([]);
    expect(used.size).toBe(57);
  },
);

test('a key is taken as it is, with the domain in front, and as the address of the kept picture', () => {
  const key = newUploadKey('userimg', 'jpg');
  for (const given of [key, `/${key}`, `${domain}${key}`, `${domain}${keptKeyOf(key)}`, publicPathOf(key) ?? ''])
    expect(keyOf(given, domain)).toBe(key);
});

test('anything else is no key', () => {
  const key = newUploadKey('headimg', 'jpg');
  const others = [
    '',
    'a',
    `https://evil.example/${key}`,
    `${key}?x`,
    `${key}.exe`,
    key.replace('headimg', 'other'),
    `../${key}`,
  ];
  for (const given of [...others, key.replace('.jpg', '.svg'), key.replace(/.{5}$/, '0.jpg')])
    expect([given, keyOf(given, domain)]).toEqual([given, undefined]);
  expect(isUploadKey(`${key}\n`)).toBe(false);
});

test('photos are private, pictures public, and only these belong to members', () => {
  const [photo, picture] = [newUploadKey('headimg', 'jpg'), newUploadKey('userimg', 'png')];
  expect(publicPathOf(photo)).toBeUndefined();
  expect(publicPathOf(picture)).toMatch(/^\/uploaded\/userimg\/.{20}\.png$/);
  expect([photo, picture].map(isMembersKey)).toEqual([false, true]);
});
