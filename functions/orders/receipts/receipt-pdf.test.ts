import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { lackingMark } from '../../../shared/printed-letters.ts';
import type { Receipt } from './receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** A receipt for two dongles. */
function aReceipt(parts: Partial<Receipt> = {}): Receipt {
  return {
    orderId: '20261125093000482137',
    placedAt: '2026-11-25T09:30:00.000Z',
    paidAt: '2026-11-25T16:32:11.000Z',
    tradeNumber: '2026112522001403451467283',
    buyer: { name: '欧阳堃', company: '深圳光影舞台技术有限公司' },
    sentTo: '司马光, 广东省深圳市南山区粤海街道科技园南区高新南七道21号',
    productName: 'S1 dongle',
    hwid: '',
    quantity: 2,
    unitPrice: fen(390_000),
    total: fen(780_000),
    ...parts,
  };
}

/** What somebody who selects all of a PDF copies, without the breaks of its lines; its pages, and what it says of itself. */
async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  return { text: text.join('\n'), unbroken: text.join('').replaceAll(/\s/g, ''), totalPages, info };
}

describe('a receipt', () => {
  test('says who sold what to whom, for how much, and when it was paid, by the clocks of the seller', async () => {
    const { text, unbroken, totalPages } = await read(await receiptPdf(aReceipt()));
    for (const said of ['Multi-media Control System Co., Ltd.', 'support@example.com', '20261125093000482137'])
      expect(text).toContain(said);
    for (const said of ['2026-11-26 00:32 (Asia/Shanghai, UTC+8)', '2026112522001403451467283', 'CNY 7800.00'])
      expect(text).toContain(said);
    expect(unbroken).toContain('S1dongle23900.007800.00');
    expect(totalPages).toBe(1);
  });

  test('says Chinese names and an address as they were given, and who paid apart from who gets the parcel', async () => {
    const { text, unbroken } = await read(await receiptPdf(aReceipt()));
    for (const name of ['欧阳堃', '深圳光影舞台技术有限公司']) expect(text).toContain(name);
    expect(unbroken).toContain('Receivedfrom欧阳堃Company深圳光影舞台技术有限公司');
    expect(unbroken).toContain('Sentto司马光,广东省深圳市南山区粤海街道科技园南区高新南七道21号');
  });

  test('names the computer that a plan is for, and nowhere that it is sent to', async () => {
    const buyer = { name: 'ada@example.com', company: '' };
    const plan = { productName: 'P1+ Annual', hwid: '7C3A-19F0-55D2', buyer, sentTo: '' };
    const { text } = await read(await receiptPdf(aReceipt(plan)));
    expect(text).toContain('For the computer 7C3A-19F0-55D2');
    expect(text).toContain('ada@example.com');
    expect(text).not.toMatch(/Sent to|Company/);
  });

  test('tells programs its title and its language', async () => {
    const { info } = await read(await receiptPdf(aReceipt()));
    expect(info).toMatchObject({ Title: 'Receipt for order 20261125093000482137', Language: 'en' });
  });

  test('is the same bytes whenever it is made, and others for another order', async () => {
    const [one, again, other] = [
      await receiptPdf(aReceipt()),
      await receiptPdf(aReceipt()),
      await receiptPdf(aReceipt({ orderId: '2' })),
    ];
    expect(one.equals(again)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  test('has one page and all of the text, however long the address is', async () => {
    const address = '北京市朝阳区'.repeat(50);
    const { unbroken, totalPages } = await read(
      await receiptPdf(aReceipt({ buyer: { name: '长'.repeat(50), company: '公'.repeat(50) }, sentTo: address })),
    );
    expect(totalPages).toBe(1);
    expect(unbroken).toContain(address);
  });

  test('is small enough for a mail', async () => {
    expect((await receiptPdf(aReceipt())).length).toBeLessThan(200 * 1024);
  });

  test('says names of any script beside each other', async () => {
    const name = 'Łódź 김철수 𠮷田 Ελένη';
    const { text } = await read(await receiptPdf(aReceipt({ buyer: { name, company: '' } })));
    expect(text).toContain(name);
  });

  test('has a mark where the fonts lack a letter, and says which', async () => {
    const name = 'Ada 𪚥ovelace 😀';
    const { text } = await read(await receiptPdf(aReceipt({ buyer: { name, company: '' } })));
    expect(text).toContain(`Ada ${lackingMark}ovelace ${lackingMark}`);
    expect(text).toContain('U+2A6A5, U+1F600');
  });

  test('names the first of many letters that lack, so that it stays one page', async () => {
    const lacking = Array.from({ length: 250 }, (_, at) => String.fromCodePoint(0x1_2000 + at)).join('');
    const buyer = { name: lacking.slice(0, 100), company: lacking.slice(100) };
    const { unbroken, totalPages } = await read(await receiptPdf(aReceipt({ buyer })));
    expect(totalPages).toBe(1);
    expect(unbroken).toContain('U+12017and226others.');
  });
});
