import { expect, it } from 'vitest';
import { brand } from '../../../shared/brand.ts';
import { securityText } from './security-text.ts';

/** The fields of RFC 9116, each with what it says. */
function fieldsAt(now: string): Readonly<Record<string, string>> {
  const lines = securityText(new Date(now)).trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
}

it('names the mailbox of support, the address at which it holds, and the languages that are read there', () => {
  expect(fieldsAt('2026-06-18T09:30:00Z')).toEqual({
    Contact: `mailto:${brand.supportEmail}`,
    Expires: '2027-06-01T00:00:00.000Z',
    'Preferred-Languages': 'en, zh',
    Canonical: `${brand.siteUrl}/.well-known/security.txt`,
  });
});

it.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'that is built on %s holds for eleven months at least, and a year at most',
  (now) => {
    const days = (Date.parse(fieldsAt(now).Expires ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThanOrEqual(366);
  },
);

it('says the same in all builds of a month', () => {
  expect(securityText(new Date('2026-06-01T00:00:00Z'))).toBe(securityText(new Date('2026-06-30T23:00:00Z')));
});
