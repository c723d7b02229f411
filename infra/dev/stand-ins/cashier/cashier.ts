import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { readBody } from '../../../local/core/http/body.ts';
import { isFromElsewhere } from '../../../local/core/http/from-elsewhere.ts';
import type { StandIn } from '../../../local/core/stand-in.ts';
import { openStateDatabase } from '../../../local/core/state/database.ts';
import { ActionRequest, actionNames, createActions } from './actions.ts';
import { newTradeNo, openBook } from './book.ts';
import { cashierKeys } from './cashier-keys.ts';
import { Faults, slowness } from './faults.ts';
import { createGateway } from './gateway.ts';
import { GatewayRefusal } from './gateway-refusal.ts';
import { createNotices } from './notices.ts';
import { orderOf, ordersOf, overviewPage } from './overview.ts';
import { payPage, refusalPage } from './pages.ts';
import type { Fields } from './signed-form.ts';
import { createTrades } from './trades.ts';

/** Below it the cashier answers; product-rules.md#payment. */
export const cashierPath = '/__local/cashier';

/** Name under which its page stands: another origin than the gateway's, as at the real one, whose form a narrow policy would stop. */
const pageHost = 'cashier.localhost';

const largestBody = 100_000;

/** The payment provider's gateway, its page, and the switches of both (infra/dev/stand-ins/README.md). */
export const cashier: StandIn = {
  path: cashierPath,
  hosts: [pageHost],
  start: async ({ port, stateDirectory, clock }) => {
    const database = openStateDatabase(join(stateDirectory, 'cashier.db'));
    const book = openBook(database);
    const keys = cashierKeys(stateDirectory);
    const notices = createNotices({ book, keys, now: Date.now, clock });
    const answer = cashierListener({ book, keys, notices, pageOrigin: `http://${pageHost}:${port}` });
    notices.start();
    return {
      answer,
      stop: async () => {
        await notices.stop();
        database.close();
      },
    };
  },
};

interface CashierParts {
  readonly book: ReturnType<typeof openBook>;
  readonly keys: ReturnType<typeof cashierKeys>;
  readonly notices: ReturnType<typeof createNotices>;
  readonly pageOrigin: string;
}

/** A request with what it carries. */
interface Asked {
  readonly query: URLSearchParams;
  readonly body: string;
  readonly isForm: boolean;
}

type Reply = {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Fields;
};

function cashierListener({ book, keys, notices, pageOrigin }: CashierParts): RequestListener {
  let faults: Faults = { gateway: 'none' };
  const trades = createTrades(book, Date.now, newTradeNo);
  const act = createActions({ book, trades, notices });
  const contradicts = () => faults.gateway === 'contradicting';
  const gateway = createGateway({ book, trades, notices, keys, now: Date.now, contradicts });

  /** Takes an order's form, or a call; of a call, what is wrong with the gateway is wrong with its answer. */
  const takeGateway = async ({ query, body }: Asked): Promise<Reply> => {
    const fields = Object.fromEntries([...query, ...new URLSearchParams(body)]);
    if (gateway.methodOf(fields) === 'alipay.trade.page.pay') {
      const { outTradeNo } = gateway.order(fields);
      return redirect(`${pageOrigin}${cashierPath}/pay?out_trade_no=${outTradeNo}`, 302);
    }
    const { gateway: fault } = faults;
    if (fault === 'silent') return new Promise(() => {});
    if (fault === 'throwing') return { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
    const answer = gateway.call(fields);
    if (fault === 'slow') await delay(slowness);
    return { type: 'application/json', body: answer };
  };

  const choose = ({ body }: Asked): Reply => {
    const form = new URLSearchParams(body);
    const choice = form.get('choice') === 'pay' ? 'pay' : 'cancel';
    const { trade, told } = act(choice, form.get('out_trade_no') ?? '', { notice: 'once' });
    // The browser goes back while the notice is under way, as at the real one.
    void notices.send(told);
    return redirect(`${trade.returnUrl}?${notices.returnQuery(trade)}`, 303);
  };

  const doAction = async (path: string, { body, isForm }: Asked): Promise<Reply> => {
    const [outTradeNo = '', name = ''] = path.slice('orders/'.length).split('/');
    const action = actionNames.find((each) => each === name);
    if (!action) return json(404, { error: `There is no action ${name}: ${actionNames.join(', ')}` });
    const request = ActionRequest.parse(isForm || body === '' ? {} : JSON.parse(body));
    const { trade, told } = act(action, outTradeNo, request);
    await notices.send(told);
    return isForm ? redirect(cashierPath, 303) : json(200, orderOf(book, trade));
  };

  const read = (path: string, { query }: Asked): Reply => {
    if (path === '') return html(overviewPage(book, faults, cashierPath));
    if (path === 'orders.json') return json(200, ordersOf(book));
    if (path === 'faults.json') return json(200, faults);
    if (path !== 'pay') return json(404, { error: `There is no ${cashierPath}/${path}` });
    const trade = trades.find(query.get('out_trade_no') ?? '');
    const backTo = `${trade.returnUrl}?${notices.returnQuery(trade)}`;
    return html(payPage(trade, `${cashierPath}/pay`, backTo), new URL(trade.returnUrl).origin);
  };

  const write = (path: string, asked: Asked): Reply | Promise<Reply> => {
    if (path === 'gateway.do') return takeGateway(asked);
    if (path === 'pay') return choose(asked);
    if (path.startsWith('orders/')) return doAction(path, asked);
    if (path !== 'faults.json') return json(405, { error: 'Only to be read' });
    faults = Faults.parse(JSON.parse(asked.body));
    return json(200, faults);
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://cashier');
    const path = pathname.slice(cashierPath.length + 1);
    const isForm = /^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? '');
    if (request.method === 'GET' || request.method === 'HEAD') return read(path, { query, body: '', isForm });
    if (request.method !== 'POST') return json(405, { error: 'GET and POST' });
    // A shop's form comes from another site; everything else is for the cashier's own pages, and for programs.
    if (path !== 'gateway.do' && isFromElsewhere(request.headers)) return json(403, { error: 'Not from another site' });
    return write(path, { query, body: String(await readBody(request, largestBody)), isForm });
  };

  return (request, response) => {
    answer(request)
      .catch((error: unknown) => failure(error, request))
      .then((reply) => send(response, reply));
  };
}

function failure(error: unknown, { headers }: IncomingMessage): Reply {
  const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : Object(error).message;
  if (!(error instanceof GatewayRefusal)) return json(400, { error: String(reason) });
  const isForPeople = /text\/html/.test(headers.accept ?? '');
  if (isForPeople) return { ...html(refusalPage(error.code, error.message)), status: 409 };
  return json(409, { error: error.code, message: error.message });
}

function json(status: number, value: unknown): Reply {
  return { status, type: 'application/json', body: `${JSON.stringify(value, null, 2)}\n` };
}

function redirect(location: string, status: 302 | 303): Reply {
  return { status, type: 'text/plain', body: '', headers: { location } };
}

/** A page: no script runs, nothing is loaded, nobody frames it. @param shop where a form may lead after it was posted here */
function html(body: string, shop = ''): Reply {
  const policy = ["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "frame-ancestors 'none'"];
  const headers = { 'content-security-policy': [...policy, `form-action 'self' ${shop}`].join('; ') };
  return { type: 'text/html', body, headers };
}

function send(response: ServerResponse, { status = 200, type, body, headers }: Reply): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': `${type}; charset=utf-8`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
