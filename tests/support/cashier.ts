import { AlipaySdk } from 'alipay-sdk';
import { cashierKeys } from '../../infra/dev/stand-ins/cashier/cashier-keys.ts';
import { shanghaiTime } from '../../infra/dev/stand-ins/cashier/signed-form.ts';
import { returnFromPayment, takePaymentNotice } from '../../shared/contract/orders/payment.ts';

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
