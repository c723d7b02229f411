import * as z from 'zod/mini';
import { accountLengths } from '../account-lengths.ts';
import { dongleQuantity, dongles } from '../dongles.ts';
import { hardwareCodeForm } from '../hardware-code.ts';
import { softwareOfType, subscriptionPlans } from '../subscription-plans.ts';
import { addressLines, orEmpty, proof } from './account-fields.ts';
import { requestId, wholeNumber } from './fields.ts';
import { asMobile, atMost, filled, givenText, mobileRule, nameText, oneLine, sentences, text } from './text-fields.ts';

const orderNumber = /^\d{20}$/;
const numberRule = 'An order has a number of 20 digits';

/** An order's number: the day on which it was placed and twelve digits that nobody guesses. */
export const orderId = z.string({ error: numberRule }).check(z.regex(orderNumber, { error: numberRule }));

const whole = (least: number, most: number, error: string) =>
  z.pipe(wholeNumber, z.int().check(z.gte(least, { error }), z.lte(most, { error })));

const quantityRule = `The quantity is from ${dongleQuantity.least} to ${dongleQuantity.most}`;

const dongleNumber = z.pipe(
  wholeNumber,
  z.int().check(z.refine((tid) => dongles.some((dongle) => dongle.tid === tid), { error: 'There is no such dongle' })),
);

/** Where a dongle is sent. It is one address that was chosen, so what lacks says so in the same words (product-rules.md#dongle-purchase). */
const notSelected = 'Please select the shipping address';
const shippingFields = {
  name: nameText(filled(notSelected), atMost(accountLengths.name, 'A name'), oneLine('A name is written on one line')),
  phone: text(asMobile, filled(notSelected), mobileRule('The phone number is wrong. Please fill it out again')),
  addr: sentences(filled(notSelected), atMost(accountLengths.address, 'An address'), addressLines),
};

/** Orders and subscriptions of a page. */
export const ownPages = { size: 15, names: { page: 'page', count: 'count' } } as const;

/** What is bought where a new order is placed. */
const purchaseFields = {
  tid: dongleNumber,
  num: z._default(whole(dongleQuantity.least, dongleQuantity.most, quantityRule), dongleQuantity.least),
  ...shippingFields,
};

/** A computer's hardware code, as the P1 client sends it. */
export const hardwareCode = text(
  filled('Please open this page from the P1 client'),
  z.regex(hardwareCodeForm, { error: 'A hardware code has 4 to 64 letters, digits and - _ . : { }' }),
);

/** Whose plan it is, as the address of the page says it. */
const typeExpected = { error: 'A type is expected' };

export const planSoftware = z.pipe(
  z.prefault(z.union([z.string().check(z.maxLength(16, typeExpected)), z.int(typeExpected)], typeExpected), ''),
  z.transform((type) => softwareOfType(String(type))),
);

export const planNumber = z.pipe(
  wholeNumber,
  z
    .int()
    .check(z.refine((plan) => subscriptionPlans.some(({ id }) => id === plan), { error: 'There is no such plan' })),
);

const Purchase = z.object(purchaseFields);

/** A purchase of dongles: a new order, or with `oid` the payment of one that is there, whatever else is sent. */
export const purchaseRequest = z.pipe(
  z.object({
    ...proof,
    oid: orEmpty(text(z.regex(orderNumber, { error: numberRule }))),
    tid: z.optional(wholeNumber),
    num: z.optional(wholeNumber),
    name: z.optional(givenText),
    phone: z.optional(givenText),
    addr: z.optional(givenText),
    request_id: requestId,
  }),
  z.transform((values, payload) => {
    const { oid, request_id } = values;
    if (oid !== '') return { oid, request_id };
    const { data: purchase, error } = z.safeParse(Purchase, values);
    if (purchase) return { purchase, request_id };
    for (const { message } of error?.issues ?? []) payload.issues.push({ code: 'custom', message, input: values });
    return z.NEVER;
  }),
);
