import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AlipaySdk } from 'alipay-sdk';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { listenOnLoopback } from '../../../local/core/http/loopback.ts';
import { cashier, cashierPath } from './cashier.ts';
import { cashierKeys } from './cashier-keys.ts';
import { shanghaiTime } from './signed-form.ts';

export const order = '20261125000000000001';

type Form = Record<string, string>;

const Told = z.looseObject({ trade_status: z.string(), tries: z.number(), taken: z.boolean() });
const Orders = z.array(z.looseObject({ status: z.string(), notices: z.array(Told) }));

/** A shop that keeps what it was told. @param answer to the notice that comes as the given one, from 0 */
export async function aShop(answer: (at: number) => string = () => 'success') {
  const told: Form[] = [];
  const server = createServer(async (request, response) => {
    told.push(Object.fromEntries(new URLSearchParams(await text(request))));
    response.end(answer(told.length - 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { told, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

/** A state folder that is deleted after the test. */
export function aState(): string {
  const state = mkdtempSync(join(tmpdir(), 'cashier-'));
  onTestFinished(() => rmSync(state, { recursive: true, force: true }));
  return state;
}

/** A cashier on a port of its own, and the SDK of Alipay as a shop uses it. @param clock divides its pauses */
export async function aCashier(shop: { readonly url: string }, state = aState(), clock = 1_000) {
  let listener: Awaited<ReturnType<typeof cashier.start>>['answer'] | undefined;
  const server = await listenOnLoopback(0, (request, response) => listener?.(request, response));
  const running = await cashier.start({ port: server.port, stateDirectory: state, clock });
  listener = running.answer;
  let isRunning = true;
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    await server.close();
    await running.stop();
  };
  onTestFinished(stop);
  const base = `${server.url}${cashierPath}`;
  const { appId, app, provider } = cashierKeys(state);
  const common = { appId, keyType: 'PKCS8', gateway: `${base}/gateway.do` } as const;
  const sdk = new AlipaySdk({ ...common, privateKey: app.privateKey, alipayPublicKey: provider.publicKey });

  const post = (path: string, body?: object) =>
    fetch(`${base}/${path}`, { method: 'POST', ...(body && { body: JSON.stringify(body) }) });
  /** Sends the form of an order, as a browser does, signed by the SDK or by another. */
  const orderForm = (content: object = {}, more: object = {}, signer = sdk) => {
    const form = signer.pageExec('alipay.trade.page.pay', 'POST', {
      notifyUrl: shop.url,
      returnUrl: `${shop.url}/return`,
      timestamp: shanghaiTime(Date.now()),
      bizContent: {
        product_code: 'FAST_INSTANT_TRADE_PAY',
        out_trade_no: order,
        subject: 'S1 dongle × 2 加密狗',
        total_amount: '7800.00',
        time_expire: shanghaiTime(Date.now() + 3_600_000),
        ...content,
      },
      ...more,
    });
    const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
    const inputs = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')],
    );
    return fetch(action, {
      method: 'POST',
      body: new URLSearchParams(inputs),
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
  };
  return {
    base,
    keys: { appId, app, provider },
    sdk,
    stop,
    post,
    orderForm,
    call: (method: string, bizContent: object) =>
      sdk.exec(method, { bizContent, timestamp: shanghaiTime(Date.now()) }, { validateSign: true }),
    act: async (action: string, body?: object) => (await post(`orders/${order}/${action}`, body)).json(),
    orders: async () => Orders.parse(await (await fetch(`${base}/orders.json`)).json()),
    isNoticeOurs: (notice: Form) => sdk.checkNotifySignV2(notice),
  };
}

/** A moment that is over, as the gateway reads it. */
export const overSince = (milliseconds: number) => shanghaiTime(Date.now() - milliseconds);
