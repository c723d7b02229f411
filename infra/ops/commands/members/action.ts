import { parseArgs } from 'node:util';
import type { Person } from '../../../../shared/contract/personal-data.ts';
import type { Target } from '../../../publish/target.ts';
import type { Output } from '../../../terminal/command-line.ts';
import { personOptions } from '../../named-person.ts';

const options = {
  ...personOptions,
  yes: { type: 'boolean', default: false },
  end: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

/** What was given to `npm run ops -- members …`. @throws TypeError for an option that there is not */
export function parseMembers(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

type Values = ReturnType<typeof parseMembers>['values'];

/** What the command needs of a site. */
export type Desk = Pick<Target, 'operate' | 'operator'>;

/** Who is asked about, and who asks. */
type Asked = Person & { readonly operator: string };

/** One thing that `members` does. */
export interface Action {
  /** Options that belong to it, besides `--to`, `--json` and those that name a member. */
  readonly takes: readonly ('yes' | 'end')[];
  /** @returns the exit code */
  run(desk: Pick<Desk, 'operate'>, asked: Asked, values: Values, output: Output): Promise<number>;
}
