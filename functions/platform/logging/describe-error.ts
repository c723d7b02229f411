import { serviceCallOf } from '../aws/service-errors.ts';

/** What may be logged of an error. Its message is left out, as it may quote what somebody sent. */
export interface ErrorFacts {
  readonly errorName: string;
  /** The code of the operating system or of the service, such as `ECONNREFUSED`; '' for none. */
  readonly errorCode: string;
  /** The AWS service and operation that failed; '' where none was called. */
  readonly service: string;
  readonly operation: string;
  /** Where it happened, in the bundle's own lines: `npm run ops -- frames` turns them into files and lines. */
  readonly frames: readonly string[];
}

const mostFrames = 8;

export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) {
    return { errorName: typeof error, errorCode: '', service: '', operation: '', frames: [] };
  }
  const { service = '', operation = '', frames = error.stack ?? '' } = serviceCallOf(error) ?? {};
  return { errorName: error.name, errorCode: codeOf(error), service, operation, frames: framesOf(frames) };
}

/** Codes are short words of a protocol. Anything else is not logged, as it may quote what somebody sent. */
function codeOf(error: Error): string {
  const { code } = error as { code?: unknown }; // errors of Node and of services carry one
  if (typeof code === 'string' && /^[\w. -]{1,80}$/.test(code)) return code;
  return error.cause instanceof Error ? codeOf(error.cause) : '';
}

function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
    .filter((frame) => !frame.includes('node:internal'))
    .slice(0, mostFrames);
}
