import { expect, test } from 'vitest';
import { validate } from '../../functions/platform/calls/validate.ts';
import { endpointsOf, siteDefinition } from '../../infra/site-definition.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { anyValues, brokenFields } from '../faults/flood/broken-values.ts';
import { seededRandom } from '../support/runs/random.ts';

const seed = 1;
const values = anyValues(seed);
const routed = endpointsOf(siteDefinition).filter(({ endpoint }) => endpoint.path);
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
