import * as z from 'zod/mini';
import type { LambdaFunction } from './function.ts';

const Crash = z.strictObject({ function: z.string() });

/** Crashes of functions' environments that a developer, or a test, asked for. */
export function createCrashes(find: (name: string) => Pick<LambdaFunction, 'crash'> | undefined) {
  const ended: Record<string, number> = {};
  return {
    /**
     * Ends the threads of a function in the middle of what they do.
     * @param given `{ function }`, its name
     * @returns how many events were running, which have failed with it
     * @throws {Error} for a function that the template does not have
     */
    crash: (given: unknown) => {
      const { function: name } = z.parse(Crash, given);
      const found = find(name);
      if (!found) throw new Error(`The template has no function ${name}`);
      const running = found.crash();
      ended[name] = (ended[name] ?? 0) + running;
      return { running };
    },
    /** Events that crashes have ended since the start, by the function's name. */
    all: () => ended,
  };
}
