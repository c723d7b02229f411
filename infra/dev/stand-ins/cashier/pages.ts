import { type Html, html } from '../../../local/core/html.ts';
import type { Trade } from './book.ts';
import { yuan } from './trades.ts';

const styles = `
:root { color-scheme: light dark; --ground: light-dark(#eef2f8, #0e1116); --card: light-dark(#fff, #181d26); --line: light-dark(#dde3ec, #2b3340);
  --ink: light-dark(#161b24, #e9edf4); --quiet: light-dark(#586274, #98a3b5); --accent: light-dark(#0b62d6, #1d6fe0); --good: light-dark(#0d7a45, #53cf92); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr auto; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, footer { padding: 1rem 1.25rem; color: var(--quiet); font-size: .875rem; }
header { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); background: var(--card); }
header b { color: var(--ink); }
main { width: min(100%, 30rem); margin: auto; padding: 1.25rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.75rem; box-shadow: 0 1.5rem 3rem -2rem rgb(0 0 0 / .35); }
h1 { margin: 0; font-size: 1.0625rem; font-weight: 600; line-height: 1.4; overflow-wrap: anywhere; }
.amount { margin: .5rem 0 1.5rem; font-size: clamp(2.25rem, 10vw, 2.75rem); font-weight: 650; line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.amount small { font-size: .5em; font-weight: 500; color: var(--quiet); margin-right: .3em; letter-spacing: 0; }
dl { margin: 0 0 1.75rem; padding: 1rem 0 0; border-top: 1px solid var(--line); display: grid; gap: .5rem 1rem; grid-template-columns: max-content 1fr; font-size: .875rem; }
dt { color: var(--quiet); } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .75rem 1rem; border: 1px solid transparent; border-radius: .625rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.pay { background: var(--accent); color: #fff; } .pay:hover { filter: brightness(1.08); }
.cancel { margin-top: .625rem; background: none; color: var(--quiet); border-color: color-mix(in srgb, var(--quiet) 55%, transparent); } .cancel:hover { color: var(--ink); border-color: var(--quiet); }
:focus-visible { outline: 3px solid light-dark(#7fb0f5, #8dbcff); outline-offset: 2px; }
.told { margin: 0 0 1.5rem; font-weight: 600; } .told.good { color: var(--good); }
footer { text-align: center; }
`;

/** A page of the cashier that visitors see. It is nobody's real gateway, and says so. */
function cashierPage(title: string, content: Html): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${{ html: styles }}</style></head>
<body><header><b>Cashier</b><span>stand-in of the payment provider</span></header><main><div class="card">${content}</div></main>
<footer>Only on this machine. No money moves.</footer></body></html>`.html;
}

/** What is to be paid, with the choice to pay it or not. @param action where the choice is posted */
export function payPage(trade: Trade, action: string, backTo: string): string {
  const { outTradeNo, subject, total, status, expiresAt } = trade;
  const facts = html`<h1>${subject}</h1><p class="amount"><small>CNY</small>${yuan(total)}</p>`;
  if (status !== 'WAIT_BUYER_PAY') {
    const [told, mood] = status === 'TRADE_SUCCESS' ? ['This is paid.', 'good'] : ['This can be paid no more.', ''];
    return cashierPage(
      subject,
      html`${facts}<p class="told ${mood}">${told}</p><a class="button pay" href="${backTo}">Back to the shop</a>`,
    );
  }
  return cashierPage(
    subject,
    html`${facts}<dl><dt>Order</dt><dd>${outTradeNo}</dd><dt>Payable until</dt><dd>${moment(expiresAt)} UTC</dd></dl>
<form method="post" action="${action}"><input type="hidden" name="out_trade_no" value="${outTradeNo}">
<button class="pay" name="choice" value="pay">Pay ${yuan(total)} CNY</button>
<button class="cancel" name="choice" value="cancel">Cancel</button></form>`,
  );
}

/** Why a form is not taken. */
export function refusalPage(code: string, message: string): string {
  return cashierPage('Not possible', html`<h1>This cannot be paid</h1><p>${message}.</p><p><code>${code}</code></p>`);
}

/** `2026-11-25 12:00`, UTC. */
export function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}
