import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { brand } from '../../shared/brand.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { sendContact, sendEnquiry, sendFeedback } from '../../shared/contract/enquiries.ts';
import { headerText } from '../../shared/typed/text.ts';
import { aMessage, listedEnquiries } from '../support/people/enquiries.ts';
import { hostileTexts } from '../support/requests/hostile-texts.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom, shuffled } from '../support/runs/random.ts';
import { settled } from '../support/site/settled.ts';
import { startTestSite, type TestSite } from '../support/site/site.ts';
import { mailsSent, type SentMail } from '../support/telling/mails.ts';

const texts = shuffled(seededRandom(faultSeed), hostileTexts).slice(0, faultSize('enquiries: hostile texts'));

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ publishes: false });
});
afterAll(() => site.stop());

const asForm = (message: object) => new URLSearchParams({ ...message }).toString();

const forms: readonly {
  endpoint: Endpoint;
  fields: readonly string[];
  /** What it asks beside what all forms ask. */
  more?: object;
  encode: (message: object) => string;
  type: string;
}[] = [
  {
    endpoint: sendContact,
    fields: ['name', 'email', 'phone', 'content', 'type', 'request_id'],
    encode: (message) => JSON.stringify(message),
    type: 'application/json',
  },
  {
    endpoint: sendEnquiry,
    fields: ['name', 'email', 'content', 'type', 'request_id'],
    encode: asForm,
    type: 'application/x-www-form-urlencoded',
  },
  {
    endpoint: sendFeedback,
    fields: ['product_name', 'version', 'name', 'email', 'phone', 'content', 'type', 'screenshot', 'request_id'],
    more: { product_name: 'S3', version: '5.1.4', type: '1' },
    encode: asForm,
    type: 'application/x-www-form-urlencoded',
  },
];
const fieldCount = forms.flatMap(({ fields }) => fields).length;

const Reply = z.union([
  z.object({ status: z.int(), msg: z.string() }),
  z.object({ status: z.string(), msg: z.string(), data: z.unknown() }),
  z.object({ code: z.int(), message: z.string() }),
]);

/** Sends a message, and says whether it was accepted. The answer is JSON and repeats nothing. */
async function isAccepted({ endpoint, encode, type }: (typeof forms)[number], message: object, hostile: string) {
  const { status, headers, body } = await postFrom(anAddress(), site.url, endpoint, encode(message), {
    'content-type': type,
  });
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'nosniff',
  ]);
  expect(JSON.stringify(Object.values(Reply.parse(JSON.parse(body))))).not.toContain(
    JSON.stringify(hostile).slice(1, -1),
  );
  const reply = Reply.parse(JSON.parse(body));
  return 'status' in reply ? String(reply.status) === '0' : reply.code === 200;
}

/** The tags of a document, as they are written. */
function tagsOf(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  expect(tags.length).toBe(html.split('<').length - 1);
  return tags;
}

test(`${texts.length} hostile texts in every field of all forms are text in every mail (seed ${faultSeed})`, async () => {
  // What a harmless message looks like.
  const addresses = new Set<string>([brand.salesEmail, brand.supportEmail]);
  for (const form of forms)
    expect(await isAccepted(form, { ...form.more, ...aMessage({ content: 'One\nTwo' }) }, 'none')).toBe(true);
  await settled(site);
  const harmless = await mailsSent(site.url);
  const tags = new Set(harmless.flatMap(({ html }) => tagsOf(html)));
  const headers = new Set(harmless.flatMap((mail) => Object.keys(mail.headers)));
  addresses.add('ada@example.com');

  let accepted = forms.length;
  for (const hostile of texts) {
    const sent = forms.flatMap((form) =>
      form.fields.map(async (field) => {
        const message = { ...form.more, ...aMessage(), [field]: hostile };
        if (!(await isAccepted(form, message, hostile))) return 0;
        if (field === 'email') addresses.add(hostile);
        return 1;
      }),
    );
    for (const each of await Promise.all(sent)) accepted += each;
  }
  await settled(site);
  expect(await listedEnquiries(site.stateDirectory)).toHaveLength(accepted);
  const mails = await eventually(
    () => mailsSent(site.url),
    ({ length }) => length >= accepted,
  );
  const strange = mails.flatMap((mail) => strangenessOf(mail, { tags, headers, addresses }));
  console.log(
    `${accepted} messages of ${texts.length * fieldCount + forms.length} were accepted, ${mails.length} mails sent`,
  );
  expect(strange).toEqual([]);
  // They are in the mails, as the text that they are; lines break elsewhere, and marks that steer a reader are shown as such.
  const markup = texts.filter((text) => headerText.test(text));
  const forSales = mails.map(({ text }) => text).join('\n');
  expect(markup.filter((text) => !forSales.includes(text))).toEqual([]);
});

interface Known {
  readonly tags: ReadonlySet<string>;
  readonly headers: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
}

/** What a mail has that no harmless one has. */
function strangenessOf(mail: SentMail, { tags, headers, addresses }: Known): string[] {
  const values = Object.values(mail.headers);
  return [
    ...tagsOf(mail.html).filter((tag) => !tags.has(tag)),
    ...Object.keys(mail.headers).filter((name) => !headers.has(name)),
    ...values.filter((value) => /[\r\n]/.test(value)),
    ...(/[\r\n]/.test(mail.subject) ? [mail.subject] : []),
    ...[mail.to, mail.headers['reply-to'] ?? mail.to].filter((address) => !addresses.has(address)),
  ];
}
