import * as z from 'zod/mini';
import type { ExamMonth } from '../../../shared/contract/certification-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Key } from '../../platform/tables/item.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';

/**
 * The exam's months, in the table `certification`. One without a row is open.
 *
 * | item  | pk      | sk        |      |
 * |-------|---------|-----------|------|
 * | month | `exams` | `2026-11` | this |
 */
export const StoredMonth = z.object({
  period: z.string(),
  isOpen: z.boolean(),
  /** Who said so, and when (ISO 8601, UTC). */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});
export type StoredMonth = z.output<typeof StoredMonth>;

export const examsPartition = 'exams';

export const monthKey = (period: string): Key => ({ pk: examsPartition, sk: period });

/** The month of the exam for which one signs up, of Asia/Shanghai. @param time milliseconds since the epoch */
export function periodOf(time: number): string {
  return shanghaiDay(time).slice(0, 7);
}

/** What turns everybody away whose month is closed. @throws Refusal for one that is (product-rules.md#exam-sign-up) */
export function closedMonthRefuser(table: Table<'GetItem'>) {
  return async (period: string): Promise<void> => {
    const item = await table.get(monthKey(period));
    if (item && !StoredMonth.parse(item).isOpen) throw new Refusal('Registration for this month is closed');
  };
}

/** As operators see it. */
export const factsOf = ({ period, isOpen, changedBy, changedAt }: StoredMonth): ExamMonth => ({
  period,
  state: isOpen ? 'open' : 'closed',
  changed_by: changedBy,
  changed_at: changedAt,
});

interface Asked {
  readonly period: string;
  readonly operator: string;
}

/** Opens or closes the sign-up of a month; said again, it is so again. @param isOpen what it is from now on */
export function examMonthSetter(audited: Audited<Only<{ PutItem: 'certification' }>>, isOpen: boolean) {
  return async ({ period, operator }: Asked): Promise<ExamMonth> => {
    const month: StoredMonth = { period, isOpen, changedBy: operator, changedAt: new Date().toISOString() };
    await audited({ operator, subject: `exam ${period}` }, ({ put }) =>
      put('certification', { ...month, ...monthKey(period) }),
    );
    log(lines.examMonthSet, { period, isOpen });
    return factsOf(month);
  };
}
