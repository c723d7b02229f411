import { action, codeToCopy, facts, note, paragraph, quotation } from '../mail/blocks.ts';
import { framed } from '../mail/frame.ts';
import type { MailTemplate } from '../mail/template.ts';

/** A mail with every block, for tests and for looking at. */
export const exampleMail = {
  name: 'enquiry-confirmation',
  stream: 'unconfirmed',
  render: ({ name, message }) =>
    framed({
      subject: `We have your message, ${name}`,
      preview: 'Our sales team will answer you within 24 hours.',
      heading: `Thank you, ${name}`,
      blocks: [
        paragraph('Your message is with our sales team. We will answer you within 24 hours.'),
        facts([
          ['Name', name],
          ['Company', ''],
          ['Product', 'S3 Pro'],
        ]),
        quotation(message),
        codeToCopy('204816'),
        action('See the products', 'https://www.example.com/product'),
        note('This is what you wrote to us. You need not do anything.'),
      ],
      reason: 'You get this mail because somebody gave this address in our contact form.',
    }),
} as const satisfies MailTemplate<{ name: string; message: string }>;
