import * as z from 'zod/mini';
import { orderStates } from '../../order-lifecycle.ts';
import { subscribedSoftware } from '../../subscription-plans.ts';
import { exampleOperator, operator } from '../audit-schemas.ts';
import { cursor, cursorPage } from '../cursor-page.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requestId } from '../fields.ts';
import { hardwareCode, orderId } from '../order-fields.ts';
import { OpenedOrder, OrderFacts, orderFlags, SubscriptionFacts } from '../order-schemas.ts';
import { erasingPerson, exportingPerson, findingPerson } from '../personal-data.ts';

const byOperators = { caller: 'ops', dialect: 'status' } as const;
const exampleId = '20261125000000000000';
const oneOrder = {
  request: z.object({ id: orderId, operator }),
  example: { id: exampleId, operator: exampleOperator },
};

export const listOrders = defineEndpoint({
  summary: 'Lists a page of the orders in a state, or of those that somebody has to look at, the newest first.',
  ...byOperators,
  request: z.union([
    z.strictObject({ state: z.enum(orderStates), cursor }),
    z.strictObject({ flag: z.enum(orderFlags), cursor }),
  ]),
  example: { state: 'paid' },
  response: cursorPage(OrderFacts),
});

export const showOrder = defineEndpoint({
  summary: 'Opens one order, and notes in the audit trail who did.',
  ...byOperators,
  ...oneOrder,
  audits: 'order.opened',
  response: OpenedOrder,
});

export const shipOrder = defineEndpoint({
  summary: 'Notes that an order was sent, by whom and under which number, and who said so.',
  ...byOperators,
  request: z.object({
    id: orderId,
    courier: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .&-]{0,39}$/u, { error: 'This is no courier' })),
    number: z
      .string()
      .check(z.regex(/^[A-Za-z0-9-]{4,40}$/, { error: 'A tracking number has 4 to 40 letters and digits' })),
    operator,
  }),
  example: { id: exampleId, courier: 'sf', number: 'SF1020003004005', operator: exampleOperator },
  audits: 'order.shipped',
  emits: ['order.shipped.v1'],
  response: OrderFacts,
});

export const finishOrder = defineEndpoint({
  summary: 'Notes that an order has arrived, and who said so.',
  ...byOperators,
  ...oneOrder,
  audits: 'order.finished',
  emits: ['order.finished.v1'],
  response: OrderFacts,
});

export const settleOrder = defineEndpoint({
  summary:
    'Notes that what was refunded of an order in part is settled, so that the rest may be shipped, and who said so.',
  ...byOperators,
  ...oneOrder,
  audits: 'order.settled',
  response: OrderFacts,
});

export const refundOrder = defineEndpoint({
  summary: 'Pays all of an order back by the payment provider, and notes who did.',
  ...byOperators,
  ...oneOrder,
  audits: 'order.refunded',
  emits: ['order.refunded.v1'],
  response: OrderFacts,
});

/** Operators name a member by the id, which `members show` tells. */
const member = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'A member is named by the id' }));
const subscribed = { member, software: z.enum(subscribedSoftware), hwid: hardwareCode };
const daysRule = 'Days are from 1 to 3650, or -1 for one that never ends';
const days = z.int().check(z.refine((given) => given === -1 || (given >= 1 && given <= 3_650), { error: daysRule }));
const exampleSubscription = { member: 'u1', software: 'P1', hwid: '7C3A-19F0-55D2' } as const;

export const listSubscriptions = defineEndpoint({
  summary: 'Lists the subscriptions of a member, and notes who looked.',
  ...byOperators,
  request: z.object({ member, operator }),
  example: { member: 'u1', operator: exampleOperator },
  audits: 'subscriptions.listed',
  response: z.object({ list: z.array(SubscriptionFacts) }),
});

export const grantSubscription = defineEndpoint({
  summary: 'Gives a member days of a subscription, or more of one that is there, and notes who did.',
  ...byOperators,
  request: z.object({
    ...subscribed,
    days,
    /** Whether it has to be there already. */
    extends: z._default(z.boolean(), false),
    request_id: requestId,
    operator,
  }),
  example: { ...exampleSubscription, days: 30, operator: exampleOperator },
  audits: 'subscription.granted',
  response: SubscriptionFacts,
});

export const findPersonInOrders = findingPerson('orders');
export const exportPersonFromOrders = exportingPerson('orders');
export const erasePersonFromOrders = erasingPerson('orders');
