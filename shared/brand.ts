/** The maker's names and addresses. A maker puts its own here and into `brand-description.ts`, and nowhere else (product-rules.md#brand). */
export const brand = {
  name: 'Multi-media Control System',
  legalName: 'Multi-media Control System Co., Ltd.',
  tagline: 'Software that runs the light',
  /** Absolute address of this site: canonical links, feeds and QR codes start with it. */
  siteUrl: 'https://www.example.com',
  /** Where visitors whose browser speaks Chinese are sent from the home page (product-rules.md#language-choice). */
  mainSiteUrl: 'https://cn.example.com/home',
  supportEmail: 'support@example.com',
  /** What stands before the domain in the address that mail of the site comes from. */
  mailSender: 'mail',
  salesEmail: 'sales@example.com',
} as const;

/** The maker's own mailboxes: mail to them never stops. */
export const ownMailboxes: readonly string[] = [brand.salesEmail, brand.supportEmail];
