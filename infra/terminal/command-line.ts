import { escapedInJson, printable } from './printable.ts';
import type { ProgressOutput } from './progress.ts';

/** A mistake in how a command was called. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}

/** Where a command writes: results to `out`, everything else to `error`. */
export interface Output {
  out(text: string): void;
  error(text: string): void;
  /** Where a bar may draw itself. */
  readonly progress: ProgressOutput;
}

/** The one way to the terminal: nothing goes there that would steer it. */
export function createTerminal(results: ProgressOutput, errors: ProgressOutput): Output {
  return {
    out: (text) => void results.write(printable(text)),
    error: (text) => void errors.write(printable(text)),
    progress: errors,
  };
}

export const terminal = createTerminal(process.stdout, process.stderr);

/** What `--json` prints. */
export function asJson(value: unknown): string {
  return `${escapedInJson(JSON.stringify(value, null, 2))}\n`;
}

const failed = 1;
const misused = 2;

/**
 * Runs a command and turns what goes wrong into a sentence and an exit code: 1 for a failure, 2 for wrong arguments. A
 * stack trace is for bugs and is shown when `DEBUG` is set.
 * @param help what to run to learn the right call
 */
export async function runCommand(command: () => Promise<number>, help: string, output = terminal): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (isMisuse(error)) {
      output.error(`${error.message}\nSee ${help}\n`);
      return misused;
    }
    output.error(`${describeFailure(error)}\n`);
    if (process.env.DEBUG && error instanceof Error) output.error(`${error.stack}\n`);
    return failed;
  }
}

function isMisuse(error: unknown): error is Error {
  if (error instanceof CommandError) return true;
  // `parseArgs` of node:util names its own mistakes ERR_PARSE_ARGS_….
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function describeFailure(error: unknown): string {
  if (isRefusedConnection(error)) return 'The site does not answer. Start the local site with npm start';
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'CredentialsProviderError')
    return 'No AWS credentials were found. Sign in to the account of the stage';
  return error.message || error.name;
}

/** Node joins the refusals of several addresses in one AggregateError, and other errors carry it as their cause. */
function isRefusedConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ECONNREFUSED') return true;
  if (error instanceof AggregateError && error.errors.some(isRefusedConnection)) return true;
  return isRefusedConnection(error.cause);
}
