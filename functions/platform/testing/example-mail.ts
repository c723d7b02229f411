import { action, codeToCopy, facts, note, paragraph, quotation } from '../mail/blocks.ts';
import { framed } from '../mail/frame.ts';
import { defineMail } from '../mail/template.ts';

/** A mail with every block, for tests and for looking at. */
export const exampleMail = defineMail('enquiry-confirmation', ({ name, message }: { name: string; message: string }) =>
  framed({
    subject: `We have your message, ${name}`,
    preview: 'Somebody of sales answers within a working day.',
    heading: `Thank you, ${name}`,
    blocks: [
      paragraph('Your message is with our sales team. Somebody answers within a working day.'),
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
);
