import { brand } from '../../../shared/brand.ts';
import { formatMoney } from '../../../shared/money.ts';
import { lackingMark, letterNumber } from '../../../shared/printed-letters.ts';
import type { TextPlace } from '../../platform/pdf/pdf-document.ts';
import { type Receipt, sellersTime } from './receipt.ts';
import { type ReceiptPen, receiptPen, sheet } from './receipt-pen.ts';

/**
 * A receipt as a PDF of one A4 page, its text selectable. The same receipt is the same bytes. A letter that the fonts lack is shown as a mark,
 * and named below.
 * @throws when a font cannot be read
 */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const title = `Receipt for order ${receipt.orderId}`;
  const pen = receiptPen({ title, at: receipt.paidAt });
  const headEnd = drawHead(pen);
  const factsEnd = drawFacts(pen, receipt, headEnd + 26);
  const tableEnd = drawTable(pen, receipt, factsEnd + 22);
  drawNotes(pen, tableEnd + 48);
  return pen.end();
}

const [leftHalf, rightHalf] = [
  { left: sheet.left, width: sheet.width / 2 - 16 },
  { left: sheet.left + sheet.width / 2, width: sheet.width / 2 },
];

/** What it is, and who made it. @returns where it ends */
function drawHead(pen: ReceiptPen): number {
  const titleEnd = pen.write('Receipt', { ...leftHalf, top: sheet.top }, 'title');
  const maker = { ...rightHalf, align: 'right' } as const;
  const nameEnd = pen.write(brand.legalName, { ...maker, top: sheet.top + 6 });
  const siteEnd = pen.write(new URL(brand.siteUrl).host, { ...maker, top: nameEnd }, 'label');
  const makerEnd = pen.write(brand.supportEmail, { ...maker, top: siteEnd }, 'label');
  const end = Math.max(titleEnd, makerEnd) + 14;
  pen.rule(end, 'accent');
  return end;
}

/** Who paid, what for, and where it goes. @returns where it ends */
function drawFacts(pen: ReceiptPen, receipt: Receipt, top: number): number {
  const { buyer, sentTo, orderId, placedAt, paidAt, tradeNumber } = receipt;
  const buyerEnd = pen.facts(
    [
      ['Received from', buyer.name],
      ['Company', buyer.company],
    ],
    { ...leftHalf, top },
  );
  const orderEnd = pen.facts(
    [
      ['Order number', orderId],
      ['Ordered on', sellersTime(placedAt)],
      ['Paid on', sellersTime(paidAt)],
      ['Paid by Alipay, payment number', tradeNumber],
    ],
    { ...rightHalf, top },
  );
  return pen.facts([['Sent to', sentTo]], { left: sheet.left, width: sheet.width, top: Math.max(buyerEnd, orderEnd) });
}

const columns: readonly Omit<TextPlace, 'top'>[] = [
  { left: sheet.left, width: 188 },
  { left: sheet.left + 200, width: 67, align: 'right' },
  { left: sheet.left + 267, width: 100, align: 'right' },
  { left: sheet.left + 367, width: sheet.width - 367, align: 'right' },
];

/** What was bought, and the total. @returns where it ends */
function drawTable(pen: ReceiptPen, { productName, hwid, quantity, unitPrice, total }: Receipt, top: number): number {
  const row = (texts: readonly string[], at: number, size?: 'label') =>
    Math.max(...columns.map((column, place) => pen.write(texts[place] ?? '', { ...column, top: at }, size)));
  const headEnd = row(['Item', 'Quantity', 'Unit price (CNY)', 'Amount (CNY)'], top, 'label');
  pen.rule(headEnd + 5);
  const amounts = [unitPrice, total].map(formatMoney);
  const itemEnd = row([productName, String(quantity), ...amounts], headEnd + 14);
  const end = hwid === '' ? itemEnd : row([`For the computer ${hwid}`], itemEnd + 1, 'label');
  pen.rule(end + 9);
  return pen.write(`Total paid: CNY ${formatMoney(total)}`, { ...rightHalf, top: end + 22, align: 'right' }, 'total');
}

/** Characters that are named: as many as there is room for, whatever somebody writes. */
const namedCodes = 24;

function drawNotes(pen: ReceiptPen, top: number): void {
  const at = { left: sheet.left, width: sheet.width };
  const question = `Questions about this order? Write to ${brand.supportEmail} and name the order number.`;
  const end = pen.write(question, { ...at, top }, 'label');
  const codes = [...pen.lacking].map(letterNumber);
  if (codes.length === 0) return;
  const others = codes.length > namedCodes ? ` and ${codes.length - namedCodes} others` : '';
  const names = `${codes.slice(0, namedCodes).join(', ')}${others}`;
  const named = `${lackingMark} stands for a character that the fonts of this page lack: ${names}.`;
  pen.write(named, { ...at, top: end + 4 }, 'label');
}
