import type { ExamMonth } from '../../../shared/contract/certification-schemas.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { examsPartition, monthKey, StoredMonth } from './exam-months.ts';

interface Desk {
  readonly audited: Audited<Only<{ PutItem: 'certification' }>>;
  readonly now: () => number;
}

interface Asked {
  readonly period: string;
  readonly operator: string;
}

/** As operators see it. */
const factsOf = ({ period, isOpen, changedBy, changedAt }: StoredMonth): ExamMonth => ({
  period,
  state: isOpen ? 'open' : 'closed',
  changed_by: changedBy,
  changed_at: changedAt,
});

/** Opens or closes the sign-up of a month; said again, it is so again. @param isOpen what it is from now on */
export function examMonthSetter({ audited, now }: Desk, isOpen: boolean) {
  return async ({ period, operator }: Asked): Promise<ExamMonth> => {
    const month: StoredMonth = { period, isOpen, changedBy: operator, changedAt: new Date(now()).toISOString() };
    await audited({ operator, subject: `exam ${period}` }, ({ put }) =>
      put('certification', { ...month, ...monthKey(period) }),
    );
    log(lines.examMonthSet, { period, isOpen });
    return factsOf(month);
  };
}

/** Lists the months that somebody has opened or closed, the newest first; all others are open. */
export function examMonthLister(table: Table<'Query'>) {
  return async ({ cursor }: { readonly cursor: string }) => {
    const page = await table.query(examsPartition, { newestFirst: true, limit: 60, cursor });
    return { list: page.items.map((item) => factsOf(StoredMonth.parse(item))), cursor: page.cursor };
  };
}
