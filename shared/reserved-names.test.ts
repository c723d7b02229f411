import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { isReservedName } from './reserved-names.ts';

test.each([
  'Support',
  'ＡＤＭＩＮ',
  'a d m i n',
  'Ad\u200bmin',
  'A\u0301dmin',
  '[Official]',
  'O\ufb03cial',
  'customer-service',
  'Customer Services',
  'The Support Team',
  'Support Agent',
  'Official Account',
  'Support 2',
  'Support (７)',
  'Supportʼ',
  'Tech Support',
  'Official Support',
  'Аdmin',
  'АDМІN',
  'Αdmin',
  'OfficiaI',
  'Adm1n',
  'M0derator',
  '客服',
  '客服2',
  '官方客服',
  '系统管理员',
  '管理員',
  '技术支持',
  brand.name,
  `Ada of ${brand.name.toLowerCase()}`,
  'Multi-media  Control\u00adSystem Support',
])('%j is taken for us', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  'Ada Lovelace',
  'Stafford',
  'Staffolo',
  'Adminov',
  'Support Act',
  'Officialdom Records',
  'Team Berlin',
  'Tech House',
  'Media Control',
  'Customer',
  '林官方明',
  '王管理',
  'Сергей Админов',
  '☆',
  '',
])('%j is a name as any other', (name) => {
  expect(isReservedName(name)).toBe(false);
});

test('no signs and blanks between the letters make another name of it', () => {
  const between = fc.string({ unit: fc.constantFrom(' ', '.', '_', '\u200b', '\u0301', '·', '~'), maxLength: 3 });
  fc.assert(
    fc.property(fc.array(between, { minLength: 5, maxLength: 5 }), (gaps) => {
      expect(isReservedName([...'admin'].map((sign, at) => sign + gaps[at]).join(''))).toBe(true);
    }),
  );
});
