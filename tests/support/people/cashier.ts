import { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod/mini';
import type { ActionName } from '../../../infra/dev/stand-ins/cashier/actions.ts';
import { cashierKeys } from '../../../infra/dev/stand-ins/cashier/cashier-keys.ts';
import type { Faults } from '../../../infra/dev/stand-ins/cashier/faults.ts';
import type { Telling } from '../../../infra/dev/stand-ins/cashier/notices.ts';
import { type Fields, shanghaiTime, signedNotice } from '../../../infra/dev/stand-ins/cashier/signed-form.ts';
import { returnFromPayment, takePaymentNotice } from '../../../shared/contract/orders/payment.ts';

/** The form of an order that only the cashier of a local site knows, as the SDK of Alipay signs it. */
export function cashierForm(siteUrl: string, stateDirectory: string, out_trade_no: string): string {
  const { appId, app, provider } = cashierKeys(stateDirectory);
  const gateway = `http://127.0.0.1:${new URL(siteUrl).port}/__local/cashier/gateway.do`;
  const keys = { privateKey: app.privateKey, alipayPublicKey: provider.publicKey };
  return new AlipaySdk({ appId, keyType: 'PKCS8', gateway, ...keys }).pageExec('alipay.trade.page.pay', 'POST', {
    notifyUrl: `${siteUrl}${takePaymentNotice.path}`,
    returnUrl: `${siteUrl}${returnFromPayment.path}`,
    timestamp: shanghaiTime(Date.now()),
    bizContent: {
      product_code: 'FAST_INSTANT_TRADE_PAY',
      out_trade_no,
      subject: '2 x S1 dongle',
      total_amount: '7800.00',
      time_expire: shanghaiTime(Date.now() + 3_600_000),
    },
  });
}

const Trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  total_amount: z.string(),
  status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS']),
  paid_at: z.string(),
  refunded_amount: z.string(),
  notices: z.array(z.object({ trade_status: z.string(), taken: z.boolean(), waiting: z.boolean() })),
});
/** A trade in the cashier's book. */
export type BookedTrade = z.output<typeof Trade>;

/** The cashier of a local site. */
export function cashierOf(siteUrl: string) {
  const at = (path: string) => `${siteUrl}/__local/cashier/${path}`;
  const post = (path: string, body: object) => fetch(at(path), { method: 'POST', body: JSON.stringify(body) });
  return {
    /** The book, the newest trade first. */
    book: async (): Promise<readonly BookedTrade[]> =>
      z.array(Trade).parse(await (await fetch(at('orders.json'))).json()),
    /** Does something with a trade. @param amount of a refund, all that is left unless stated. @returns whether it could be done; the notices were tried once then */
    act: async (action: ActionName, orderId: string, notice: Telling = 'once', amount?: string): Promise<boolean> => {
      const { status } = await post(`orders/${orderId}/${action}`, { notice, amount });
      if (status !== 200 && status !== 409) throw new Error(`The cashier answered ${status}`);
      return status === 200;
    },
    /** What is wrong with the gateway from now on. */
    fails: async (gateway: Faults['gateway']): Promise<void> => {
      if ((await post('faults.json', { gateway })).status !== 200) throw new Error(`No such fault: ${gateway}`);
    },
    /** Pays or cancels on the page, as a customer does. @returns where the browser is sent back to */
    choose: async (choice: 'pay' | 'cancel', orderId: string): Promise<string> => {
      const body = new URLSearchParams({ out_trade_no: orderId, choice });
      const { headers } = await fetch(at('pay'), { method: 'POST', body, redirect: 'manual' });
      return headers.get('location') ?? '';
    },
  };
}

/** Notices as the provider of a local site sends them. */
export function noticesOf(stateDirectory: string) {
  const { appId, provider } = cashierKeys(stateDirectory);
  return {
    /** A notice of a trade, signed. @param fields that differ; one that is undefined is left out */
    about: (
      { out_trade_no, trade_no, total_amount }: Pick<BookedTrade, 'out_trade_no' | 'trade_no' | 'total_amount'>,
      fields: Readonly<Record<string, string | undefined>> = {},
      privateKey = provider.privateKey,
    ): Fields => {
      const usual = {
        app_id: appId,
        buyer_id: '2088102116773037',
        charset: 'utf-8',
        notify_id: 'c1f4',
        notify_time: '2026-11-25 12:00:00',
        notify_type: 'trade_status_sync',
        out_trade_no,
        receipt_amount: '',
        seller_id: '2088721012345678',
        subject: '2 x S1 dongle',
        total_amount,
        trade_no,
        trade_status: 'TRADE_SUCCESS',
        version: '1.0',
        ...fields,
      };
      const given = Object.entries(usual).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      return signedNotice(Object.fromEntries(given), privateKey);
    },
  };
}
