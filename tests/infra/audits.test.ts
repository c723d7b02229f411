import { expect, test } from 'vitest';
import { auditGaps } from './audits.ts';
import { anEndpoint } from './large-site.ts';
import { sites } from './sites.ts';

test.each(sites)(
  '$title: whatever an entry audits, the sheet of its function lets it record, and the other way round',
  ({ definition }) => {
    expect(auditGaps(definition)).toEqual([]);
  },
);

const aFunction = { domain: 'orders', trigger: { kind: 'endpoint' }, environment: {}, statements: [] } as const;
const operation = { ...anEndpoint(1), caller: 'ops' } as const;

test.each([
  [
    'an entry that audits without its line',
    { ...operation, audits: 'order.refunded' },
    {},
    ['shared/contract/orders.ts', "'order.refunded'", 'functions/orders/needs.ts', 'add `audits: true`'],
  ],
  [
    'a line that audits without its entry',
    operation,
    { audits: true } as const,
    ['functions/orders/needs.ts', 'shared/contract/orders.ts', "add `audits: '<action>'`"],
  ],
])('%s is told, with both files', (_, entry, line, words) => {
  const gaps = auditGaps({
    contract: { orders: { refundOrder: entry } },
    functions: { refundOrder: { ...aFunction, needs: line } },
  });
  expect(gaps).toHaveLength(1);
  for (const word of [...words, 'refundOrder']) expect(gaps[0]).toContain(word);
});

test('an entry that audits and has no sheet at all is told too', () => {
  const contract = { orders: { refundOrder: { ...operation, audits: 'order.refunded' } } };
  expect(auditGaps({ contract, functions: {} })).toHaveLength(1);
});
