import type { Output } from '../terminal/command-line.ts';

/** One back-office command: `npm run ops -- <name> …` (product-rules.md#back-office). */
export interface Command {
  /** What it does, in one line of the list of commands. */
  readonly summary: string;
  /** What `--help` shows. It ends with an example that works on a local site; tests run it, with `--json` too. */
  readonly help: string;
  /**
   * @param args what follows the command's name
   * @returns the exit code
   * @throws CommandError for wrong arguments; any other error when the site refuses or fails
   */
  run(args: string[], output: Output): Promise<number>;
}
