import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { buyDongle } from '../../../../../shared/contract/orders/purchase.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answerAddresses } from '../../../../testing/components/addresses.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { OrderForm } from './order-form.tsx';

const form = page.getByRole('form', { name: 'Order of the S1 dongle' });
const pay = form.getByRole('button', { name: 'Pay', exact: true });
const quantity = form.getByRole('spinbutton', { name: 'Quantity' });
const says = (words: string) => expect.element(form.getByText(words, { exact: false })).toBeVisible();

/** Shows the order of an S1 dongle to a member with addresses in these names. */
function anOrderForm(...names: readonly string[]) {
  aMember();
  answerAddresses(...names);
  return render(<OrderForm tid={5} name="S1 dongle" />);
}

test('it takes 1 to 99 and no other number, and keeps what was chosen when it is shown again', async () => {
  const { unmount } = await render(<OrderForm tid={5} name="S1 dongle" />);
  for (const [typed, kept, cost] of [
    ['100', 99, '386100.00 CNY'],
    ['0', 1, '3900.00 CNY'],
    ['12', 12, '46800.00 CNY'],
  ] as const) {
    await quantity.fill(typed);
    await userEvent.tab();
    await expect.element(quantity).toHaveValue(kept);
    await expect.element(form.getByRole('status').getByText(cost)).toBeVisible();
  }
  await unmount();
  await render(<OrderForm tid={5} name="S1 dongle" />);
  await expect.element(quantity).toHaveValue(12);
});

test.each([
  '<script>document.title = "run"</script><img src="x" onerror="document.title = \'run\'">',
  '<form action="/api/login/logout" method="post"></form>',
  `<form action="${location.origin}/api/login/logout" method="post"></form>`,
  '<form action="javascript:document.title=\'run\'" method="post"></form>',
  '<form action="https://pay.example/"></form>',
])('an answer whose form leads nowhere but to the payment provider is not sent: %s', async (buyFormHtml) => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  onTestFinished(() => submit.mockRestore());
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const sent = answer(buyDongle, () => ({ data: { buyFormHtml } }));
  await anOrderForm('Ada');
  await expect.element(page.getByRole('radio', { name: /^Ada/ })).toBeChecked();
  const { title } = document;
  await pay.click();
  await says('The payment cannot be reached from here right now.');
  expect([submit.mock.calls, document.title]).toEqual([[], title]);
  expect(report.mock.calls).toEqual([
    [expect.objectContaining({ message: expect.stringMatching(/^The (answer|form) /) })],
  ]);
  expect(sent).toMatchObject([{ tid: 5, num: 1, name: 'Ada', phone: '13800138000', addr: 'Ada, Stage Road' }]);
});

test('without an address it says what is missing, and has no accessibility violation', async () => {
  await anOrderForm();
  await says('No addresses yet.');
  await pay.click();
  await expect.element(form.getByRole('alert').getByText('Please select the shipping address')).toBeVisible();
  await expectAccessible();
});

test('more than three addresses come when asked for; a refusal is said, without an accessibility violation', async () => {
  answer(buyDongle, () => new Refusal('Too many orders.', -2));
  await anOrderForm('Ada', 'Ben', 'Cleo', 'Dan');
  await page.getByRole('button', { name: 'Show all 4 addresses' }).click();
  await expect.element(page.getByRole('radio', { name: /^Dan/ })).toBeVisible();
  await pay.click();
  await says('Too many orders.');
  await expectAccessible();
});
