import * as z from 'zod/mini';
import { exampleProof, ofMember } from '../account-entries.ts';
import { proof } from '../account-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requestId } from '../fields.ts';
import { hardwareCode, ownPages, planNumber, planSoftware, purchaseRequest } from '../order-fields.ts';
import { BuyForm, Order, Subscription } from '../order-schemas.ts';
import { paged, pageRequest } from '../page-number.ts';
import { OpenedRecord } from '../personal-records.ts';

export const listOwnOrders = defineEndpoint({
  summary: 'Lists a page of the orders of the member who asks, the newest first.',
  path: '/api/user/order',
  ...ofMember,
  request: pageRequest(ownPages, proof),
  example: { ...exampleProof, page: 1 },
  response: paged(ownPages, Order),
});

export const listOwnSubscriptions = defineEndpoint({
  summary: 'Lists a page of the subscriptions of the member who asks, the newest first.',
  path: '/api/user/personal',
  ...ofMember,
  request: pageRequest(ownPages, proof),
  example: { ...exampleProof, page: 1 },
  response: paged(ownPages, Subscription),
});

/** A purchase: answered with the form that leads to the payment provider (product-rules.md#payment). */
const purchase = {
  caller: 'member',
  dialect: 'status-msg',
  response: BuyForm,
  emits: ['order.placed.v1'],
  changes: [listOwnOrders],
  rateLimit: { perSecond: 50, burst: 1_000 },
  limits: [{ name: 'purchases', of: 'orders', per: 'member', max: 30, seconds: 60 * 60 }],
  idempotencyKey: 'request_id',
} as const;

export const buyDongle = defineEndpoint({
  summary: 'Orders dongles and answers the form that pays them; with `oid`, the form that pays an unpaid order.',
  path: '/api/user/lock_buy',
  ...purchase,
  request: purchaseRequest,
  example: {
    ...exampleProof,
    tid: 5,
    num: 2,
    name: 'Ada Lovelace',
    phone: '13800138000',
    addr: '1 Stage Road, Shanghai',
    request_id: '9f1c3f4e-3c1d-4b7e-9f0a-5d2f6f1f7a11',
  },
});

export const buyPlan = defineEndpoint({
  summary: 'Orders a plan for a computer and answers the form that pays it.',
  path: '/api/pc/buy.html',
  ...purchase,
  request: z.object({
    ...proof,
    type: planSoftware,
    plan: planNumber,
    hwid: hardwareCode,
    request_id: requestId,
  }),
  example: {
    ...exampleProof,
    type: '1',
    plan: 2,
    hwid: '7C3A-19F0-55D2',
    request_id: '2c9e0f4b-6a52-4c7f-8f4e-1b1f8a0c9d33',
  },
});

export const exportOwnOrders = defineEndpoint({
  summary: 'Opens all that orders keep of the member who asks.',
  path: '/api/user/export_orders',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ list: z.array(OpenedRecord) }),
  limits: [{ name: 'order-exports', of: 'exports', per: 'member', max: 10, seconds: 60 * 60 }],
});
