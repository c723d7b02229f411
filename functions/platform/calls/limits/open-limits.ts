import { requiredEnvironment } from '../../sheet/environment.ts';
import { environmentName } from '../../sheet/environment-names.ts';
import { createTable } from '../../tables/table.ts';
import { type KeepLimit, limitKeeper } from './limit-keeper.ts';

/** The client of a function that decides itself what counts towards a limit. */
export interface LimitKeeping {
  readonly keepLimit: KeepLimit;
}

/** Opens the table of limits. */
export function openLimits(): LimitKeeping {
  return { keepLimit: limitKeeper(createTable(requiredEnvironment(environmentName.table('limits')))) };
}
