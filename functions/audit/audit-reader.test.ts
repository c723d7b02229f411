import { expect, test } from 'vitest';
import { auditPage, chainStart } from '../../shared/contract/audit-schemas.ts';
import { createTrail } from '../platform/audit/audit.ts';
import { nextRow } from '../platform/audit/audit-row.ts';
import { aContext } from '../platform/testing/builders.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { operating } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { auditReader } from './audit-reader.ts';
import listAudit from './list-audit.ts';
import logAuditHead from './log-audit-head.schedule.ts';
import { auditHead } from './log-lines.ts';

const log = captureLog();

/** A trail with a row on each of these days. */
async function aTrail(...days: string[]) {
  const { table, transactTellingAll: transact } = tablesInMemory();
  for (const day of days) {
    const now = () => new Date(`${day}T12:00:00.000Z`);
    await createTrail({ table: table('audit'), transact, now })({ operator: 'o', action: 'a', subject: day });
  }
  const audit = table('audit');
  return { audit, readAfter: auditReader(audit, 2), store: (sk: string) => audit.put({ pk: 'audit', sk }) };
}

test('the trail is read in pages, and everything in it is read once', async () => {
  const { readAfter } = await aTrail('2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04');
  const numbers = async (after: number) => {
    const { items, isEnd } = await readAfter(after);
    return [items.map(({ number }) => number), isEnd];
  };
  expect(await numbers(0)).toEqual([[1, 2], false]);
  expect(await numbers(2)).toEqual([[3, 4], true]);
  expect(await numbers(4)).toEqual([[], true]);
});

test('what stands among, before or behind the rows without being one is read too', async () => {
  const { readAfter, store } = await aTrail('2026-06-01');
  for (const sk of ['000000000000', '000000000001x', '~']) await store(sk);
  const keys: unknown[] = [];
  for (const after of [0, 1]) keys.push(...(await readAfter(after)).items.map(({ sk }) => sk));
  expect(new Set(keys)).toEqual(new Set(['000000000000', '000000000001', '000000000001x', '~']));
});

test('the head of the trail is its last row; before the first it is where the chain starts', async () => {
  for (const days of [[], ['2026-06-01', '2026-06-02']]) {
    const { audit } = await aTrail(...days);
    await logAuditHead.start({ audit })({}, aContext());
  }
  expect(log.lines(auditHead)).toMatchObject([chainStart, { number: 2, hash: expect.any(String) }]);
});

test('rows are listed by UTC days, both included, page by page', async () => {
  const audit = tablesInMemory().table('audit');
  let head = chainStart;
  for (let number = 1; number <= auditPage + 1; number += 1) {
    const day = `2026-06-0${Math.max(1, number - auditPage + 2)}`;
    const row = nextRow(head, { operator: 'o', action: 'a', subject: day }, `${day}T12:00:00.000Z`);
    await audit.put(row);
    head = row;
  }
  const list = operating(listAudit, { audit });
  const days = { from: '2026-06-02', to: '2026-06-03' };
  const first = await list(days);
  expect([first.rows.map(({ subject }) => subject), first.reached, first.isEnd]).toEqual([
    ['2026-06-02'],
    auditPage,
    false,
  ]);
  const second = await list({ ...days, after: first.reached });
  expect([second.rows.map(({ subject }) => subject), second.isEnd]).toEqual([['2026-06-03'], true]);
});
