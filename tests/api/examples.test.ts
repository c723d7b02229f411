import { describe, expect, test, vi } from 'vitest';
import { type Answer, anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { readReply } from '../../shared/contract/dialect.ts';
import { type Endpoint, methodsOf } from '../../shared/contract/endpoint.ts';
import { get, inText } from '../support/requests/api-client.ts';
import { exampleFor } from '../support/requests/example-requests.ts';
import { writtenRequest } from '../support/requests/written-request.ts';
import { runningSites } from '../support/site/running-sites.ts';

/** Sends an example from an address of its own, which has used up no limit. */
async function postExample(siteUrl: string, endpoint: Endpoint, example: object): Promise<Answer> {
  const { query = '', body, headers } = await writtenRequest(endpoint, example);
  const path = `${endpoint.path ?? '/'}${query}` as const;
  return postFrom(anAddress(), siteUrl, { ...endpoint, path }, body, headers);
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

describe.each(runningSites())('$title', ({ title, url, state, routed, operations }) => {
  const answering = (method: 'POST' | 'GET') => routed.filter(({ endpoint }) => methodsOf(endpoint).includes(method));

  test.each(answering('POST'))(`${title}: the example of $name is answered`, async (named) => {
    const { endpoint } = named;
    expectAnswered(endpoint, await postExample(url, endpoint, await exampleFor({ url, state }, named)));
  });

  test.each(answering('GET'))(`${title}: the example of $name is answered by GET`, async (named) => {
    const { endpoint } = named;
    const example = inText(await exampleFor({ url, state }, named));
    const asked = async () => {
      const answer = await get(url, endpoint, example);
      expectAnswered(endpoint, { status: answer.status, body: await answer.text() });
    };
    // The edge keeps for seconds what it had before.
    await vi.waitFor(asked, { timeout: 60_000, interval: 1_000 });
  });

  test.each(operations)(`${title}: the example of the operation $name is answered`, async (named) => {
    const { name, endpoint } = named;
    const { operate } = await resolveTarget('local', state);
    await operate(name, { ...endpoint, caller: 'ops' }, await exampleFor({ url, state }, named));
  });
});
