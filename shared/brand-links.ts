/** The maker's addresses on other sites. Apart from `brand.ts`, which every page loads (product-rules.md#brand). */
export const brandLinks = {
  /** Customer service in WhatsApp: opens a conversation, as a link or from a QR code (product-rules.md#dongle-purchase). */
  whatsApp: 'https://wa.me/12025550100',
  /** Customer service in Facebook: the maker's page. */
  facebook: 'https://www.facebook.com/example',
  /** Customer service in WeChat: what its QR code holds. */
  weChat: 'https://weixin.example.com/customer-service',
  /** Where the maker of the Stream Deck offers its own software, which the plugin needs (product-rules.md#stream-deck). */
  streamDeckSoftwareUrl: 'https://www.elgato.com/downloads',
  /** Another site on which anyone looks up an activation code, without signing in (product-rules.md#roles). */
  activationLookupUrl: 'https://activation.example.com/lookup',
} as const;
