import { expect, inject, test } from 'vitest';
import { resolveTarget } from '../../infra/publish/target.ts';
import { readReply } from '../../shared/contract/dialect.ts';
import { type Endpoint, methodsOf } from '../../shared/contract/endpoint.ts';
import { endpoints } from '../../shared/contract/index.ts';
import { get } from '../support/api-client.ts';
import { type Answer, anAddress, postFrom } from '../support/loopback.ts';

const siteUrl = inject('siteUrl');
const { operate } = await resolveTarget('local', inject('siteState'));

const named = endpoints.map(({ name, endpoint }) => ({ name, endpoint, methods: methodsOf(endpoint) }));
const routed = named.filter(({ endpoint }) => endpoint.path);
const operations = named.filter(({ endpoint }) => endpoint.caller === 'ops');

/** An example as a form or a query writes it. */
function inText(example: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(example)).map(([name, value]) => [name, String(value)]));
}

/** Sends an example from an address of its own, which has used up no limit. */
function postExample(endpoint: Endpoint): Promise<Answer> {
  const { body = 'json', example } = endpoint;
  if (body === 'json') return postFrom(anAddress(), siteUrl, endpoint, JSON.stringify(example));
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return postFrom(anAddress(), siteUrl, endpoint, new URLSearchParams(inText(example)).toString(), form);
}

/**
 * A refusal counts as a failure, whatever its reason, and so does an empty list: an example shows what works, so it names what
 * the content holds.
 * @throws Refusal with what the site objects to
 */
function expectAnswered(
  { reply = 'json', dialect, response }: Endpoint,
  answer: { status: number; body: string },
): void {
  expect(answer).toMatchObject({ status: reply === 'redirect' ? 303 : 200 });
  if (reply !== 'json') return;
  const data = readReply(dialect, JSON.parse(answer.body));
  expect(response.safeParse(data)).toMatchObject({ success: true });
  expect(data).not.toEqual([]);
}

// One after the other, in the order of the contract: an example may name what an earlier one has written.
test.each(routed.filter(({ methods }) => methods.includes('POST')))(
  'the example of $name is answered',
  async ({ endpoint }) => {
    expectAnswered(endpoint, await postExample(endpoint));
  },
);

test.each(routed.filter(({ methods }) => methods.includes('GET')))(
  'the example of $name is answered by GET',
  async ({ endpoint }) => {
    const answer = await get(siteUrl, endpoint, inText(endpoint.example));
    expectAnswered(endpoint, { status: answer.status, body: await answer.text() });
  },
);

test.each(operations)('the example of the operation $name is answered', async ({ name, endpoint }) => {
  await operate(name, { ...endpoint, caller: 'ops' }, endpoint.example);
});
