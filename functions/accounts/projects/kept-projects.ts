import * as z from 'zod/mini';
import { Project } from '../../../shared/contract/account-schemas.ts';
import { projectList } from '../../../shared/project-list.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { sealedValue } from '../../platform/personal-data/sealed-value.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';

/**
 * The projects of a member, the last saved first, a hundred a row of their partition: a search opens ten rows at most, where a row for
 * each project would take a thousand requests to KMS. They are imported as a whole, so all rows are written together.
 *
 * | attribute  | what                                                                         |
 * |------------|------------------------------------------------------------------------------|
 * | `sk`       | `projects#<n>`, n from 0; each row but the last is full                      |
 * | `revision` | how often they were written: the same in all rows of a member                |
 * | `count`    | how many are in it                                                           |
 * | `sealed`   | the projects, sealed under the uid and `sk`                                  |
 */
const perRow = 100;

const skOf = (row: number) => `projects#${row}`;
const allRows = [skOf(0), skOf(projectList.most / perRow - 1)] as const;

const Row = z.object({ sk: z.string(), revision: z.int(), count: z.int(), sealed: z.string() });
const sealedProjects = sealedValue(z.array(Project));

const subjectOf = (uid: string, sk: string) => `${uid}#${sk}`;

/** The projects of a member, unopened. */
interface KeptProjects {
  readonly revision: number;
  readonly count: number;
  /** In how many rows they are. */
  readonly rows: number;
  /** Opens those from a place to before another; those that there are. */
  readonly opened: (from?: number, to?: number) => Promise<readonly Project[]>;
}

/** Reads what projects a member has. */
export function projectReader({ open }: Pick<Sealer, 'open'>) {
  return (owned: Pick<OwnedTable<'Query'>, 'queryAll'>, uid: string): Promise<KeptProjects> =>
    untilUncontended(async () => {
      const rows = z.array(Row).parse(await owned.queryAll(allRows));
      const revision = rows[0]?.revision ?? 0;
      // A query may see a part of what a transaction writes.
      if (rows.some((row) => row.revision !== revision)) return contended;
      const opened = async (from = 0, to: number = projectList.most) => {
        const first = Math.floor(from / perRow);
        const lists = await Promise.all(
          rows
            .slice(first, Math.ceil(to / perRow))
            .map(async ({ sk, sealed }) => sealedProjects.read(await open(subjectOf(uid, sk), sealed))),
        );
        return lists.flat().slice(from - first * perRow, to - first * perRow);
      };
      return { revision, count: rows.reduce((sum, row) => sum + row.count, 0), rows: rows.length, opened };
    });
}

/** The rows that keep these projects, in their order. */
export function projectRows(
  { seal }: Pick<Sealer, 'seal'>,
  { uid, revision, list }: { readonly uid: string; readonly revision: number; readonly list: readonly Project[] },
): Promise<(Item & { readonly sk: string })[]> {
  const rows = Array.from({ length: Math.ceil(list.length / perRow) }, async (_, row) => {
    const sk = skOf(row);
    const projects = list.slice(row * perRow, (row + 1) * perRow);
    const sealed = await seal(subjectOf(uid, sk), sealedProjects.fieldsOf(projects));
    return { sk, revision, count: projects.length, sealed };
  });
  return Promise.all(rows);
}
