/**
 * Streams that mail is sent in, each with a sending domain and a configuration set of its own, so that what comes back of one costs
 * the other no reputation: mail to the maker's own `staff`, and mail to addresses that somebody typed and nobody has confirmed (`unconfirmed`).
 */
export const mailStreams = ['staff', 'unconfirmed'] as const;
export type MailStream = (typeof mailStreams)[number];

/** Every mail that the site sends, by its template's name (letters, digits and dashes, as SES's tags take them), and its stream. */
const mails = {
  'enquiry-for-sales': 'staff',
  'enquiry-confirmation': 'unconfirmed',
} as const satisfies Readonly<Record<string, MailStream>>;

export type MailName = keyof typeof mails;

/** The stream that a mail belongs to. */
export function streamOf(name: MailName): MailStream {
  return mails[name];
}

/**
 * Mails of a stream that one mailbox gets at most, and the seconds in which they count (product-rules.md#enquiry-limits). Anybody can
 * type anybody's address, from as many networks as they like.
 */
export const mailboxLimits: { readonly [Stream in MailStream]?: { readonly max: number; readonly seconds: number } } = {
  unconfirmed: { max: 3, seconds: 24 * 60 * 60 },
};
