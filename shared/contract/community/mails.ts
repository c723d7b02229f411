import * as z from 'zod/mini';
import { endableMails } from '../../endable-mails.ts';
import { defineEndpoint } from '../endpoint.ts';

const over = { error: 'This link is not complete. Please use it as it stands in the mail.' };

/** Which mails, of whom, and the proof that we made the link: it signs nobody in. */
const token = z
  .string(over)
  .check(z.regex(new RegExp(`^(?:${endableMails.join('|')})\\.[\\w-]{1,64}\\.[\\w-]{43}$`), over));

export const unsubscribe = defineEndpoint({
  summary:
    'Ends mails of one kind to a member, as the link in such a mail says; no sign-in. By GET it only asks, with a page (RFC 8058).',
  path: '/api/mail/unsubscribe',
  caller: 'visitor',
  body: 'query',
  reply: 'html',
  request: z.object({ token }),
  example: { token: `answers.u1.${'A'.repeat(43)}` },
  response: z.string(),
  dialect: 'status',
  crossSite: 'Mail programs on the web send it, and it is signed.',
  rateLimit: { perSecond: 20, burst: 1_000 },
  limits: [{ name: 'unsubscribing', of: 'calls', per: 'network', max: 300, seconds: 60 * 60 }],
});
