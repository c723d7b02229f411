import { parseArgs } from 'node:util';
import type { Target } from '../../../publish/target.ts';
import type { Output } from '../../../terminal/command-line.ts';

const options = {
  month: { type: 'string' },
  email: { type: 'string' },
  state: { type: 'string' },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

/** What was given to `npm run ops -- enquiries …`. @throws TypeError for an option that there is not */
export function parseEnquiries(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

type Values = ReturnType<typeof parseEnquiries>['values'];

/** What the command needs of a site. */
export interface Desk extends Pick<Target, 'operate'> {
  operator(): Promise<string>;
}

/** One thing that `enquiries` does. */
export interface Action {
  /** Whether it is about one enquiry, named by its id. */
  readonly takesId: boolean;
  /** Options that belong to it, besides `--to`. */
  readonly takes: readonly string[];
  /** @returns the exit code */
  run(desk: Desk, id: string, values: Values, output: Output): Promise<number>;
}
