import { brand } from '../../../../shared/brand.ts';
import { brandLinks } from '../../../../shared/brand-links.ts';
import type { ContactChannel } from '../../../../shared/content/page-text-schema.ts';

interface Address {
  readonly to: string;
  /** Words of the link. */
  readonly words: string;
  /** Whether a code is shown as well: what it opens is on a phone. */
  readonly scanned?: boolean;
}

/** Where each way to reach the maker leads. */
export const contactAddresses: Readonly<Record<ContactChannel, Address>> = {
  'mail-sales': { to: `mailto:${brand.salesEmail}`, words: brand.salesEmail },
  'mail-support': { to: `mailto:${brand.supportEmail}`, words: brand.supportEmail },
  whatsapp: { to: brandLinks.whatsApp, words: 'Open WhatsApp' },
  facebook: { to: brandLinks.facebook, words: 'Open Facebook' },
  wechat: { to: brandLinks.weChat, words: 'Open WeChat', scanned: true },
};
