import * as z from 'zod/mini';

const Mails = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })),
    headers: z.record(z.string(), z.string()),
    tags: z.record(z.string(), z.string()),
  }),
);
export type SentMail = z.infer<typeof Mails>[number];

/** Every mail that a local site has sent, newest first. @param to an address, when only mails to it are asked for */
export async function mailsSent(siteUrl: string, to = ''): Promise<SentMail[]> {
  return Mails.parse(await (await fetch(`${siteUrl}/__local/mail.json?${new URLSearchParams({ to })}`)).json());
}

/** How often each mail was sent again, in sum: a mail is known by its tag. */
export function repeatsAmong(mails: readonly SentMail[]): number {
  return mails.length - new Set(mails.map(({ tags }) => tags['mail-id'])).size;
}

/** The addresses that a mail leads to, in HTML, in text and by its headers. */
export function linksIn({ html, text, headers }: SentMail): readonly string[] {
  const inHtml = Array.from(html.matchAll(/href="(http[^"]+)"/g), ([, link = '']) => link.replaceAll('&amp;', '&'));
  const written = [text, headers['list-unsubscribe'] ?? ''].flatMap(
    (part) => part.match(/https?:\/\/[^\s<>"]+/g) ?? [],
  );
  return [...inHtml, ...written];
}
