import { environmentName } from '../../../../shared/manifest/environment-names.ts';
import { requiredEnvironment } from '../../sheet/environment.ts';
import { createTable } from '../../tables/table.ts';
import { type CheckLimit, type KeepLimit, limitChecker, limitKeeper } from './limit-keeper.ts';

/** The client of a function that decides itself what counts towards a limit. */
export interface LimitKeeping {
  readonly keepLimit: KeepLimit;
  readonly checkLimit: CheckLimit;
}

/** Opens the table of limits. */
export function openLimits(): LimitKeeping {
  const table = createTable(requiredEnvironment(environmentName.table('limits')));
  return { keepLimit: limitKeeper(table), checkLimit: limitChecker(table) };
}
