import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const noText = { error: 'A notice has texts alone' };
const signedText = z.string(noText).check(z.maxLength(4_096, noText));
const signedField = z.optional(signedText);

/**
 * What the payment provider sends. All of it is what was signed, so whatever else comes stays; what is missing, or wrong, is found by the
 * check of the signature.
 */
const signedFields = z.catchall(
  z.object({
    app_id: signedField,
    charset: signedField,
    /** The order's number. */
    out_trade_no: signedField,
    /** The provider's number of the payment. */
    trade_no: signedField,
    /** Absent where the browser comes back. */
    trade_status: signedField,
    /** In CNY, `7800.00`. */
    total_amount: signedField,
    sign_type: signedField,
    sign: signedField,
  }),
  signedText,
);

/** A notice with a signature of nobody. */
const exampleNotice = {
  app_id: '2021000000000000',
  out_trade_no: '20261125000000000000',
  trade_no: '2026112522001400000000000000',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '7800.00',
  sign_type: 'RSA2',
  sign: 'c2lnbmF0dXJl',
};

export const takePaymentNotice = defineEndpoint({
  summary: "Takes the payment provider's notice; answers `success` once it is stored, `failure` where it is refused.",
  path: '/api/pay/notify',
  caller: 'payment-provider',
  request: signedFields,
  example: exampleNotice,
  response: z.string(),
  dialect: 'status',
  body: 'form',
  reply: 'text',
  crossSite: "The payment provider's servers send it, and its signature is checked.",
  emits: ['order.paid.v1', 'order.refunded.v1'],
  // Far above what is ever paid, so that a flood of unsigned notices hardly keeps real ones out (infra/README.md).
  rateLimit: { perSecond: 200, burst: 1_000 },
});

export const returnFromPayment = defineEndpoint({
  summary: 'Brings the browser back from the payment provider to the orders, which are up to date then.',
  path: '/api/pay/return',
  method: 'GET',
  caller: 'payment-provider',
  request: signedFields,
  example: exampleNotice,
  response: z.string(),
  dialect: 'status',
  reply: 'redirect',
  emits: ['order.paid.v1', 'order.closed.v1'],
  rateLimit: { perSecond: 50, burst: 1_000 },
});
