/** Every mail that the site sends, by its template's name: letters, digits and dashes, as SES's tags take them. */
const mailNames = ['enquiry-for-sales', 'enquiry-confirmation'] as const;

export type MailName = (typeof mailNames)[number];
