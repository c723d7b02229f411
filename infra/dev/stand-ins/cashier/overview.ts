import { type Html, html, page, tableSection } from '../../../local/core/html.ts';
import type { Book, Trade } from './book.ts';
import type { Faults } from './faults.ts';
import { moment } from './pages.ts';
import { sumOf, yuan } from './trades.ts';

const styles = `
form { display: flex; flex-wrap: wrap; gap: .375rem; } .shop { white-space: normal; min-width: 12rem; }
button { min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: none; color: inherit; font: inherit; font-size: .875rem; cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
`;

/** What can be done with a trade, by its state. */
const choices = {
  WAIT_BUYER_PAY: ['pay', 'cancel'],
  TRADE_SUCCESS: ['notify', 'refund'],
  TRADE_CLOSED: ['pay-late', 'notify'],
} as const;

/** The trades of the book, as `orders.json` tells them: the newest first. */
export function ordersOf(book: Book) {
  return book.trades().map((trade) => orderOf(book, trade));
}

/** A trade with what was said of it. Amounts in yuan, two decimals; moments in ISO 8601, '' where they have not come. */
export function orderOf(book: Book, { outTradeNo, tradeNo, subject, total, status, createdAt, paidAt }: Trade) {
  return {
    out_trade_no: outTradeNo,
    trade_no: tradeNo,
    subject,
    total_amount: yuan(total),
    status,
    created_at: new Date(createdAt).toISOString(),
    paid_at: paidAt === null ? '' : new Date(paidAt).toISOString(),
    refunded_amount: yuan(sumOf(book.refunds(outTradeNo))),
    notices: book.notices(outTradeNo).map(({ fields, tries, dueAt, isTaken }) => ({
      trade_status: fields.trade_status ?? '',
      tries,
      taken: isTaken,
      waiting: dueAt !== null,
    })),
  };
}

/** The page of those who build the shop: what happened, and what may happen next. @param path where actions are posted */
export function overviewPage(book: Book, faults: Faults, path: string): string {
  const rows = book.trades().map((trade) => {
    const { notices } = orderOf(book, trade);
    const told = notices.map(({ trade_status, tries, taken, waiting }) => {
      const outcome = taken ? 'taken' : waiting ? 'sent again soon' : 'given up';
      return `${trade_status}, ${tries} ${tries === 1 ? 'try' : 'tries'}: ${outcome}`;
    });
    return [
      html`<a href="${path}/pay?out_trade_no=${trade.outTradeNo}">${trade.outTradeNo}</a>`,
      html`<div class="shop">${trade.subject}</div>`,
      html`<span class="number">${yuan(trade.total)}</span>`,
      trade.status,
      `${moment(trade.createdAt)}`,
      html`<div class="shop">${told.join('; ') || 'nothing'}</div>`,
      actions(trade, path),
    ];
  });
  const headings = ['Order', 'Subject', 'CNY', 'State', 'Begun (UTC)', 'The shop was told', 'Then'];
  const content = html`<style>${{ html: styles }}</style>
${tableSection('Orders, newest first', headings, rows, 'Nobody has come to pay yet: buy something on the site.')}
<p class="quiet">The gateway's fault: ${faults.gateway}. To change it, POST {"gateway": "silent"} to ${path}/faults.json; what else can be told and done stands in infra/dev/stand-ins/README.md.</p>`;
  return page('Cashier', content, ['', 'cashier']);
}

function actions({ outTradeNo, status }: Trade, path: string): Html {
  const forms = choices[status].map(
    (action) =>
      html`<form method="post" action="${path}/orders/${outTradeNo}/${action}"><button>${action}</button></form>`,
  );
  return html`<div>${forms}</div>`;
}
