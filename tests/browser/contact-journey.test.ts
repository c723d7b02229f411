import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { devices } from '../support/browsers/visitor.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

test.each(['windows', 'phone'] as const)(
  'a visitor with a %s writes from home, and both mails can be read',
  async (device) => {
    const { page, open, leave } = await aVisitor(devices[device]);
    const email = `${randomUUID().slice(0, 8)}@example.org`;
    const message = `Two walls and a floor, ${email}?`;
    await open('/home');
    const fill = (label: string, value: string) => page.getByRole('textbox', { name: label, exact: true }).fill(value);
    await fill('Name', 'Ada Lovelace');
    await fill('E-mail', email);
    await fill('Mobile number', '13800138000');
    await fill('Message', message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('form').getByText('Thank you. We have received your message').waitFor();
    expect(await page.getByRole('textbox', { name: 'Message', exact: true }).inputValue()).toBe('');

    const mails = await eventually(
      async (): Promise<{ to: string; id: string; text: string }[]> =>
        (await fetch(`${siteUrl}/__local/mail.json`)).json(),
      (all) => all.some(({ to }) => to === email),
      30,
    );
    const ofSales = mails.find(({ to, text }) => to === brand.salesEmail && text.includes(message));
    const confirmation = mails.find(({ to }) => to === email);
    expect(confirmation?.text).not.toContain(message);

    await page.goto(`/__local/mail?id=${ofSales?.id}`);
    const shown = page.frameLocator('iframe').first();
    await shown.getByRole('heading', { name: 'Ada Lovelace wrote to us' }).waitFor();
    await shown.getByText(message).last().waitFor();
    await page.goto(`/__local/mail?id=${confirmation?.id}`);
    await page.frameLocator('iframe').first().getByRole('heading', { name: 'Thank you for writing' }).waitFor();
    await leave();
  },
);
