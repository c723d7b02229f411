import { describe, expect, inject, test } from 'vitest';
import { buyDongle } from '../../shared/contract/orders/purchase.ts';
import { payButton } from './orders-site.ts';
import { anAddressOf, aSignedInMember } from './personal-site.ts';

const siteUrl = inject('siteUrl');

describe('the order of a dongle', () => {
  test.each([4, 5])('dongle %i is in a document that says what it costs, without script too', async (tid) => {
    const html = await (await fetch(`${siteUrl}/orderinfo?tid=${tid}`)).text();
    expect(html).toMatch(tid === 4 ? /1200\.00 CNY.*1499\.00/ : /3900\.00 CNY.*4199\.00/);
    expect((await fetch(`${siteUrl}/orderInfo?tid=${tid}`)).status).toBe(200);
    expect((await fetch(`${siteUrl}/orderinfo?tid=${tid + 2}`)).status).toBe(404);
  });

  test('where the policy of the page does not let the form go, that is said', async () => {
    const { page, open, member, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    await anAddressOf(member, 'Ada');
    const buyFormHtml = '<form action="https://pay.example/" method="post"></form>';
    await page.route(`**${buyDongle.path}`, (route) => route.fulfill({ json: { status: 0, msg: { buyFormHtml } } }));
    await open('/orderinfo?tid=5');
    await page.getByRole('radio', { name: /^Ada/, checked: true }).waitFor();
    const said = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('securitypolicyviolation', () =>
            setTimeout(() => resolve(document.querySelector('form')?.textContent)),
          ),
        ),
    );
    await payButton(page).click();
    // Locators would wait for the page that never comes.
    expect(await said).toMatch(/The payment cannot be reached from here right now\./);
    await leave();
  });
});
