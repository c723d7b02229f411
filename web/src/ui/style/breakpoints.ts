/**
 * Every width at which a layout changes, by name. Style sheets say `@media (--from-tablet)`, components `media['from-tablet']`;
 * `web/build/named-media.ts` puts the query in place of the name. In rem, so that larger letters count as a smaller screen.
 */
export const media = {
  /** Letters so large that a phone has room for a few words only. */
  'huge-letters': '(max-width: 17.99rem)',
  phone: '(max-width: 30rem)',
  /** Under 500 px, where dialogs take their share of the screen (product-rules.md#dialogs). */
  'narrow-dialog': '(max-width: 499.98px)',
  /** Under 640 px, where the dialog of more functions is as wide as the screen (product-rules.md#dialogs). */
  'before-large-phone': '(max-width: 639.98px)',
  'from-large-phone': '(min-width: 40rem)',
  'before-tablet': '(max-width: 47.99rem)',
  'from-tablet': '(min-width: 48rem)',
  'from-laptop': '(min-width: 56rem)',
  'before-desktop': '(max-width: 63.99rem)',
  'from-desktop': '(min-width: 64rem)',
  'desktop-to-wide': '(min-width: 64rem) and (max-width: 71.99rem)',
  /** Where the header has room for its menus, but not for all that stands beside them. */
  'desktop-to-spacious': '(min-width: 64rem) and (max-width: 80.99rem)',
  'from-wide': '(min-width: 72rem)',
  'tablet-to-large-screen': '(min-width: 48rem) and (max-width: 119.99rem)',
  'from-large-screen': '(min-width: 120rem)',
  /** 400 px high, below which the header scrolls away (product-rules.md#scroll-thresholds): phones on their side, or 400 % of zoom. */
  'from-low-screen': '(min-height: 400px)',
  /** A phone on its side. */
  'lying-phone': '(orientation: landscape) and (max-height: 30rem)',
} as const satisfies Record<string, string>;
