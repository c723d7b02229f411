/**
 * Streams that mail is sent in, each with a sending domain and a configuration set of its own, so that what comes back of one costs
 * the other no reputation: mail to the maker's own `staff`, mail to addresses that somebody typed and nobody has confirmed (`unconfirmed`), mail with
 * codes, which somebody waits for (`codes`), and mail to members, whose address a code has confirmed (`members`).
 */
export const mailStreams = ['staff', 'unconfirmed', 'codes', 'members'] as const;
export type MailStream = (typeof mailStreams)[number];

/**
 * Mails of a stream that one mailbox gets at most, and the seconds in which they count (product-rules.md#enquiry-limits). Anybody can
 * type anybody's address, from as many networks as they like.
 */
export const mailboxLimits: { readonly [Stream in MailStream]?: { readonly max: number; readonly seconds: number } } = {
  unconfirmed: { max: 3, seconds: 24 * 60 * 60 },
};
