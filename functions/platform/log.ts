import { functionName } from './environment.ts';

/**
 * Every line a function may log: a stable code, and the only fields that go with it. Bodies, headers and error messages
 * are never among them: they hold what people typed.
 */
interface LogFields {
  'request.served': { requestId: string; httpStatus: number; milliseconds: number };
  'request.failed': { requestId: string; errorName: string; frames: readonly string[] };
  'batch.consumed': { requestId: string; messages: number; failed: number; milliseconds: number };
  'message.unreadable': { requestId: string; messageId: string; issuePath: string };
  'message.failed': { requestId: string; messageId: string; errorName: string; frames: readonly string[] };
  'transaction.retried': { attempt: number; reasons: string };
  'transaction.failed': { downloads: number; errorName: string; frames: readonly string[] };
}

export type LogCode = keyof LogFields;

const levels: Record<LogCode, 'INFO' | 'WARN' | 'ERROR'> = {
  'request.served': 'INFO',
  'request.failed': 'ERROR',
  'batch.consumed': 'INFO',
  'message.unreadable': 'ERROR',
  'message.failed': 'ERROR',
  'transaction.retried': 'WARN',
  'transaction.failed': 'ERROR',
};

/** Writes one structured line. CloudWatch Logs Insights finds it by `code`. */
export function log<Code extends LogCode>(code: Code, fields: LogFields[Code]): void {
  const line = { level: levels[code], code, function: functionName(), time: new Date().toISOString(), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** What may be said of an error: its name and where it happened. Its message may quote what somebody sent. */
export function describeError(error: unknown): { errorName: string; frames: readonly string[] } {
  if (!(error instanceof Error)) return { errorName: typeof error, frames: [] };
  const frames = (error.stack ?? '').split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? []);
  return { errorName: error.name, frames: frames.slice(0, 8) };
}
