import { brand } from '../../../shared/brand.ts';

/**
 * Whom to tell of a weakness, as RFC 9116 asks for it. It has to say until when that holds, a year ahead at most: it holds for a year from
 * the month in which it was built, so that all builds of a month write the same.
 * @param now when it is built
 */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${brand.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
