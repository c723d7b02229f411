import { type Html, html, page } from '../../../local/core/html.ts';
import type { Book, Trade } from './book.ts';
import type { Faults } from './faults.ts';
import { moment } from './pages.ts';
import { sumOf, yuan } from './trades.ts';

const styles = `
.orders { list-style: none; margin: 1rem 0 1.5rem; padding: 0; display: grid; gap: .75rem; }
.orders > li { display: grid; gap: .75rem 1.5rem; align-items: center; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
.orders h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; } .orders p { margin: .15rem 0 0; font-size: .875rem; overflow-wrap: anywhere; }
.sum { font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums; } .sum small { display: block; font-size: .75rem; font-weight: 500; color: var(--quiet); }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; }
button { min-height: 2.75rem; padding: .25rem 1rem; border: 1px solid var(--quiet); border-radius: .375rem; background: none; color: inherit; font: inherit; font-size: .875rem; cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
@media (width >= 48rem) { .orders > li { grid-template-columns: 1fr 11rem 11rem; } .acts { justify-content: end; } }
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
  const orders = book.trades().map((trade) => {
    const { notices, status, out_trade_no, total_amount, subject } = orderOf(book, trade);
    const told = notices.map(({ trade_status, tries, taken, waiting }) => {
      const outcome = taken ? 'taken' : waiting ? 'sent again soon' : 'given up';
      return `${trade_status}, ${tries} ${tries === 1 ? 'try' : 'tries'}: ${outcome}`;
    });
    return html`<li><div><h2>${subject}</h2>
<p><a href="${path}/pay?out_trade_no=${out_trade_no}">${out_trade_no}</a> <span class="quiet">${moment(trade.createdAt)} UTC</span></p>
<p class="quiet">The shop was told: ${told.join('; ') || 'nothing'}</p></div>
<div class="sum">${total_amount} CNY<small>${status}</small></div>${actions(trade, path)}</li>`;
  });
  const list =
    orders.length > 0
      ? html`<ul class="orders">${orders}</ul>`
      : html`<p>Nobody has come to pay yet: buy something on the site.</p>`;
  const content = html`<style>${{ html: styles }}</style>${list}
<p class="quiet">The gateway's fault: ${faults.gateway}. To change it, POST {"gateway": "silent"} to ${path}/faults.json; what else can be told and done stands in infra/dev/stand-ins/README.md.</p>`;
  return page('Cashier', content, ['', 'cashier']);
}

function actions({ outTradeNo, status }: Trade, path: string): Html {
  const forms = choices[status].map(
    (action) =>
      html`<form method="post" action="${path}/orders/${outTradeNo}/${action}"><button>${action}</button></form>`,
  );
  return html`<div class="acts">${forms}</div>`;
}
