import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { aProvider, appId, isSignedByUs } from './payment-builders.ts';

const order = '20261125000000000001';

describe('the form', () => {
  const payable = {
    orderId: order,
    subject: 'S1 dongle × 2 加密狗',
    total: fen(780_005),
    payUntil: new Date('2026-11-26T16:30:00Z'),
    origin: 'https://site.example',
  };

  /** The fields that a browser posts: those of the address and of the form. */
  function fieldsOf(form: string) {
    const unescaped = (text: string) => text.replaceAll('&quot;', '"');
    const [, action = ''] = /<form action="([^"]+)" method="post"/.exec(form) ?? [];
    const inputs = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)" \/>/g)].map(
      ([, name = '', value = '']) => [name, unescaped(value)],
    );
    const url = new URL(action);
    return { url, fields: Object.fromEntries([...url.searchParams, ...inputs]) as Record<string, string> };
  }

  test('leads to the gateway, signed, with the amount to the fen and the end in the time of Shanghai', async () => {
    const { url, fields } = fieldsOf(await aProvider().provider.payForm(payable));
    expect(`${url.origin}${url.pathname}`).toBe('https://gateway.example/gateway.do');
    expect(isSignedByUs(fields)).toBe(true);
    expect(fields).toMatchObject({
      app_id: appId,
      method: 'alipay.trade.page.pay',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: '2026-11-25 23:30:00',
      notify_url: 'https://site.example/api/pay/notify',
      return_url: 'https://site.example/api/pay/return',
    });
    expect(JSON.parse(fields.biz_content ?? '')).toEqual({
      product_code: 'FAST_INSTANT_TRADE_PAY',
      out_trade_no: order,
      subject: payable.subject,
      total_amount: '7800.05',
      time_expire: '2026-11-27 00:30:00',
    });
  });

  test('takes a subject of two hundred characters, and no longer one', async () => {
    const form = (length: number) => aProvider().provider.payForm({ ...payable, subject: 'x'.repeat(length) });
    expect(await form(200)).toContain('x'.repeat(200));
    await expect(form(201)).rejects.toThrow(RangeError);
  });

  test.each(['a & b', 'a=b', 'a>b', '<b', '&a', 'a&', '"', ''])('is not made of the subject %j', async (subject) => {
    await expect(aProvider().provider.payForm({ ...payable, subject })).rejects.toThrow(RangeError);
  });
});
