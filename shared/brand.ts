/** The maker's names and addresses. A maker puts its own here and nowhere else (product-rules.md#brand). */
export const brand = {
  name: 'Multi-media Control System',
  legalName: 'Multi-media Control System Co., Ltd.',
  tagline: 'Software that runs the light',
  description:
    'Media-server control software for stages, exhibitions, events and broadcast: S1, S2, S3, S3 Pro, S3 Lite, C series, P1 and P1+, with mobile control and tools.',
  /** Absolute address of this site: canonical links, feeds and QR codes start with it. */
  siteUrl: 'https://www.example.com',
  /** Where visitors whose browser speaks Chinese are sent from the home page (product-rules.md#language-choice). */
  mainSiteUrl: 'https://cn.example.com/home',
  supportEmail: 'support@example.com',
  salesEmail: 'sales@example.com',
} as const;
