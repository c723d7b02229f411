import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySign } from '../testing/any-sign.ts';
import { certificateNumberOf, newCertificateNumber } from './certificate-number.ts';
import { comparableName } from './comparable-name.ts';
import { identityNumber } from './identity-number.ts';
import { isMailAddress, mailAddressOf } from './mail-address.ts';
import { comparablePhone, mailedCodeOf, mobileNumberOf, phoneNumberOf } from './numbers.ts';
import { asLine, asLines, lengthOf } from './text.ts';

const unseen = [
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufe0f\ufeff\u00ad\u061c',
];
const blanks = [...' \u00a0\u2009\u202f\u3000\t'];
const dashes = [...'-‐\u2011‒–—―−－﹣﹘ー➖'];
const wide = (sign: string) => (/[!-~]/.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign);

/** A text as people write it: each of its signs in either width, and such other signs between them. */
const writtenOf = (text: string, between: readonly string[]) =>
  fc
    .array(fc.tuple(fc.boolean(), fc.array(fc.constantFrom(...between), { maxLength: 2 })), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((ways) =>
      ways.map(([isWide, after], at) => (isWide ? wide(text.charAt(at)) : text.charAt(at)) + after.join('')).join(''),
    );

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const ofNumbers = [...unseen, ...blanks, ...dashes];
const mobiles = fc.tuple(fc.constantFrom(...'3456789'), digits(9)).map(([second, rest]) => `1${second}${rest}`);

/** Any of some texts, and a way to write it. */
const written = (texts: fc.Arbitrary<string>, between: readonly string[]) =>
  texts.chain((text) => fc.tuple(fc.constant(text), writtenOf(text, between)));

test('how a mobile number is written never changes what is kept, found or answered', () => {
  fc.assert(
    fc.property(
      written(mobiles, ofNumbers),
      fc.constantFrom('', '+86', '0086', '+86 ', '＋８６－', '(+86)'),
      ([number, typed], prefix) => {
        expect(mobileNumberOf(prefix + typed)).toBe(number);
        expect(phoneNumberOf(prefix + typed)).toBe(number);
        expect(comparablePhone(prefix + typed)).toBe(number);
      },
    ),
  );
});

test('nor does it of the number of a phone abroad', () => {
  const abroad = digits(10).map((number) => `+44${number}`);
  fc.assert(
    fc.property(written(abroad, ofNumbers), ([number, typed]) => {
      expect(phoneNumberOf(typed)).toBe(number);
      expect(comparablePhone(typed)).toBe(number.slice(1));
    }),
  );
});

test('nor of an ID number', () => {
  const typed = writtenOf('11010519491231002X', ofNumbers);
  fc.assert(fc.property(typed, (text) => void expect(identityNumber(text)).toBe('11010519491231002X')));
});

test('nor of a mailed code, alone or between words', () => {
  const mailed = fc.constantFrom(
    ['', ''],
    ['Code: ', ''],
    ['您的验证码是', '，10分钟内有效'],
    ['', ' is your code. It lasts 10 minutes.'],
  );
  fc.assert(fc.property(written(digits(6), ofNumbers), ([code, typed]) => void expect(mailedCodeOf(typed)).toBe(code)));
  fc.assert(
    fc.property(
      written(digits(6), unseen),
      mailed,
      ([code, typed], [before, after]) => void expect(mailedCodeOf(`${before}${typed}${after}`)).toBe(code),
    ),
  );
});

test('nor of the number of a certificate, with any dashes or none', () => {
  const numbers = fc
    .array(fc.nat({ max: 30 }), { minLength: 8, maxLength: 8 })
    .map((draws) => newCertificateNumber(() => draws.pop() ?? 0));
  const spelled = numbers.chain((number) =>
    fc.tuple(fc.constant(number), writtenOf(number.replaceAll('-', '').toLowerCase(), ofNumbers)),
  );
  fc.assert(fc.property(spelled, ([number, typed]) => void expect(certificateNumberOf(typed)).toBe(number)));
});

test('what is kept of a number is read as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...ofNumbers, ...'0123456789X+.()a'), maxLength: 24 }), (typed) => {
      for (const read of [mobileNumberOf, phoneNumberOf, identityNumber, mailedCodeOf, certificateNumberOf]) {
        const kept = read(typed);
        if (kept !== undefined) expect(read(kept)).toBe(kept);
      }
    }),
  );
});

test('an address is the same with signs that nobody sees, in either width, and with its domain in either form', () => {
  const local = fc.string({ unit: fc.constantFrom(..."ab.!#$%&'*+/=?^_`{|}~-9"), minLength: 1, maxLength: 12 });
  const domains = fc.constantFrom(
    ['例子.中国', 'xn--fsqu00a.xn--fiqs8s'],
    ['παράδειγμα.δοκιμή', 'xn--hxajbheg2az3al.xn--jxalpdlp'],
    ['яндекс.рф', 'xn--d1acpjx3f.xn--p1ai'],
    ['exämple.com', 'xn--exmple-cua.com'],
    ['mail.example.photography', 'mail.example.photography'],
  );
  fc.assert(
    fc.property(written(local, unseen), domains, ([name, typed], [domain = '', ascii = '']) => {
      for (const given of [`${typed}@${domain}`, `${name}＠${ascii}`, ` ${typed}@${ascii}\u200b`])
        expect(mailAddressOf(given)).toBe(`${name}@${ascii}`);
      expect(isMailAddress(`${name}@${ascii}`)).toBe(true);
    }),
  );
});

test('whatever is typed as an address, what is kept is ASCII without blanks, or no address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anySign, maxLength: 20 }),
      fc.string({ unit: anySign, maxLength: 20 }),
      (name, domain) => {
        const kept = mailAddressOf(`${name}@${domain}.com`);
        expect(mailAddressOf(kept)).toBe(kept);
        if (isMailAddress(kept)) expect(kept).toMatch(/^[!-~]+@[a-zA-Z\d.-]+$/);
      },
    ),
  );
});

const texts = fc.string({
  unit: fc.constantFrom(
    'a',
    '林',
    '𠮷',
    ' ',
    '\n',
    '\r',
    '\r\n',
    '\v',
    '\f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\t',
    '\u202e',
    '\u200f',
    '\u2069',
  ),
});

test('a text has no other line break than LF, and no mark that turns others round; one line has no break at all', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(asLines(text)).not.toMatch(/[\r\v\f\u0085\u2028\u2029]|\p{Bidi_Control}/u);
      expect(asLine(text)).not.toMatch(/[\n\r\t\v\f\u0085\u2028\u2029]|\p{Bidi_Control}/u);
      for (const read of [asLines, asLine]) expect(read(read(text))).toBe(read(text));
      expect(asLines(text).replaceAll(/\s/g, '')).toBe(asLine(text).replaceAll(/\s/g, ''));
    }),
  );
});

test('a character counts once, whichever plane it is of', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '林', '𠮷', '🎉')),
      (signs) => void expect(lengthOf(signs.join(''))).toBe(signs.length),
    ),
  );
});

test('what stands between the parts of a name never tells two names apart', () => {
  const between = [
    ...unseen,
    ...blanks,
    ...dashes.filter((dash) => dash !== 'ー' && dash !== '➖'),
    ..."·・･•‧∙⋅．.'’‘ʼ´`′",
  ];
  const names = fc.constantFrom('张伟', '买买提艾力', 'OBrien', 'annemarie', 'Łukasz', 'ドンキ');
  fc.assert(
    fc.property(
      written(names, between),
      ([name, typed]) => void expect(comparableName(typed)).toBe(comparableName(name)),
    ),
  );
});

test('two numbers that share their digits stay two: one of North America, one of the mainland', () => {
  expect(comparablePhone('+1 (380) 555-1234')).toBe(comparablePhone('0013805551234'));
  expect(comparablePhone('+1 (380) 555-1234')).not.toBe(comparablePhone('13805551234'));
});

test('what is far too long is not folded, which would take the square of its marks', () => {
  const marks = `a${'\u0344\u0316'.repeat(15_000)}`;
  expect([mailAddressOf(marks), comparablePhone(marks), comparableName(marks)]).toEqual([marks, marks, marks]);
  expect([mailedCodeOf(`${marks}123456`), mobileNumberOf(marks), identityNumber(marks)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
