import { expect, test } from 'vitest';
import { ProtocolFault } from '../../functions/platform/calls/protocol-fault.ts';
import { readRequest } from '../../functions/platform/calls/request.ts';
import { validate } from '../../functions/platform/calls/validate.ts';
import { anHttpEvent } from '../../functions/platform/testing/builders.ts';
import { methodsOf } from '../../shared/contract/endpoint.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { endpoints } from '../../shared/contract/registry.ts';
import { anyValues, brokenFields } from '../faults/flood/broken-values.ts';
import { malformedBodies } from '../support/requests/malformed-bodies.ts';
import { seededRandom } from '../support/runs/random.ts';

const seed = 1;
const values = anyValues(seed);
const routed = endpoints.filter(({ endpoint }) => endpoint.path);
/** What the schema library says where a rule has no words of its own. */
const libraryWords = /^(?:Invalid|Too (?:big|small)|Unrecognized|Expected)\b/;

test.each(routed)('whatever is wrong with a request of $name, it is refused in words of its entry', ({ endpoint }) => {
  const random = seededRandom(seed);
  const example = Object.entries(Object(endpoint.example));
  const wrong = Array.from({ length: 100 }, () => brokenFields(random, example, values)).flatMap(({ what, fields }) => {
    try {
      validate(endpoint.request, Object.fromEntries(fields));
      return [];
    } catch (error) {
      if (error instanceof Refusal && !libraryWords.test(error.message)) return [];
      return [`${what}: ${error}: ${JSON.stringify(fields).slice(0, 200)}`];
    }
  });
  expect([...new Set(wrong)], 'give each rule of the field a message, { error }').toEqual([]);
});

const takingBodies = routed.filter(({ endpoint }) => methodsOf(endpoint).includes('POST'));

test.each(takingBodies)(
  'a body that no client sends is read by $name, or refused in words of its entry',
  async ({ endpoint }) => {
    for (const { title, body, headers } of malformedBodies) {
      const event = anHttpEvent({ body: body && Buffer.from(body).toString('base64'), isBase64Encoded: true, headers });
      try {
        validate(endpoint.request, await readRequest(endpoint, event));
      } catch (error) {
        if (error instanceof ProtocolFault) continue;
        expect(error, title).toBeInstanceOf(Refusal);
        expect(String(error), title).not.toMatch(libraryWords);
      }
    }
  },
);
