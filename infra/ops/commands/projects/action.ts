import { parseArgs } from 'node:util';
import type { Person } from '../../../../shared/contract/personal-data.ts';
import type { Target } from '../../../publish/target.ts';
import type { Output } from '../../../terminal/command-line.ts';

const options = {
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

/** What was given to `npm run ops -- projects …`. @throws TypeError for an option that there is not */
export function parseProjects(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

type Values = ReturnType<typeof parseProjects>['values'];

/** What the command needs of a site. */
export type Desk = Pick<Target, 'operate' | 'operator'>;

/** Whose projects they are, and who asks. */
type Asked = Person & { readonly operator: string };

/** One thing that `projects` does. */
export interface Action {
  /** Whether a file follows the member's name. */
  readonly takesFile: boolean;
  /** Options that belong to it, besides `--to` and `--json`. */
  readonly takes: readonly ('yes' | 'dry-run')[];
  /** @returns the exit code */
  run(
    desk: Pick<Desk, 'operate'>,
    asked: Asked,
    values: Values & { readonly file: string },
    output: Output,
  ): Promise<number>;
}
