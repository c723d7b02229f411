import * as z from 'zod/mini';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';

const common = {
  caller: 'visitor',
  dialect: 'status',
  response: z.object({ saved: z.optional(z.string()) }),
  idempotencyKey: 'request_id',
} as const;

/** Lets through whatever is sent. */
export const sendEverything = defineEndpoint({
  ...common,
  summary: 'Takes everything.',
  path: '/api/test/everything',
  request: z.looseObject({}),
  example: {},
});

const text = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));
const email = z.string().check(z.regex(/^\S+@\S+$/, 'The mailbox format is incorrect'));

/** A member's profile: values of every kind, with rules in order. */
export const saveProfile = defineEndpoint({
  ...common,
  summary: 'Saves a profile.',
  path: '/api/test/profile',
  request: z.object({
    name: text('Please enter your name'),
    about: z.string(),
    product: text('Please choose a product'),
    way: text('Please say how to answer you'),
    company: z.optional(text('Please enter your company')),
    contacts: z.optional(z.array(z.object({ email }))),
    code: z.string().check(z.regex(/^\d{6}$/, 'Please enter your verification code')),
    rules: z.literal('on', 'Please confirm the rules'),
    news: z.optional(z.string()),
  }),
  example: {
    name: 'Ada',
    about: '',
    product: '11',
    way: 'mail',
    contacts: [{ email: 'ada@example.com' }],
    code: '123456',
    rules: 'on',
  },
});
