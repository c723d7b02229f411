import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { downloadRecorded } from '../../../events/download-recorded/event.ts';
import { enquiryReceived } from '../../../events/enquiry-received/event.ts';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';
import { wholeNumber } from '../../../shared/contract/fields.ts';
import { publishing } from '../events/publishing.ts';
import { endpoint } from './endpoint.ts';
import { limiting } from './limits/limiting.ts';
import { provingMember } from './members/proving-member.ts';

const doubling = defineEndpoint({
  summary: 'Doubles a number.',
  path: '/api/test',
  caller: 'visitor',
  request: z.object({ number: wholeNumber }),
  example: { number: 21 },
  response: z.object({ doubled: z.int() }),
  dialect: 'status',
});

test('what the contract asks for and is not listed does not compile, nor what is listed and it does not ask for', () => {
  const nothing = () => () => ({ doubled: 0 });
  const emitting = defineEndpoint({ ...doubling, emits: ['download.recorded.v1'] });
  const limited = defineEndpoint({
    ...doubling,
    limits: [{ name: 'doublings', of: 'numbers', per: 'network', max: 1, seconds: 60 }],
  });
  const own = defineEndpoint({ ...doubling, caller: 'member' });
  const publish = publishing(downloadRecorded);
  const definitions = [
    endpoint(emitting, { uses: { publish } }, nothing),
    endpoint(limited, { uses: { limits: limiting() } }, nothing),
    endpoint(own, { uses: { caller: provingMember() } }, nothing),
    // @ts-expect-error it publishes nothing
    endpoint(emitting, { uses: {} }, nothing),
    // @ts-expect-error it publishes another event
    endpoint(emitting, { uses: { publish: publishing(enquiryReceived) } }, nothing),
    // @ts-expect-error the contract names no event
    endpoint(doubling, { uses: { publish } }, nothing),
    // @ts-expect-error it counts nothing
    endpoint(limited, { uses: {} }, nothing),
    // @ts-expect-error it finds no member
    endpoint(own, { uses: {} }, nothing),
  ];
  expect(definitions).toHaveLength(8);
});
