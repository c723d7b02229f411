import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createFunction, type LambdaFunction } from '../services/lambda/function.ts';
import type { InstanceSettings } from '../services/lambda/instance.ts';
import { createThreadBudget } from '../services/lambda/thread-budget.ts';
import { aFolder } from './a-folder.ts';

/** A folder with one file: what a function's code is unpacked to. It is deleted with the test. */
export function aBundle(source: string, file = 'index.js'): string {
  const directory = aFolder();
  writeFileSync(join(directory, file), source);
  return directory;
}

/** A function of a bundle, with what it printed and how its invocations ended. It stops with the test. */
export function aFunction(directory: string, settings: Partial<InstanceSettings> = {}, budget = createThreadBudget()) {
  const lines: string[] = [];
  const outcomes: string[] = [];
  const complete: InstanceSettings = {
    directory,
    handler: 'index.handler',
    functionName: 'greet',
    functionArn: 'arn:aws:lambda:us-east-1:000000000000:function:greet',
    memoryMegabytes: 128,
    temporaryDirectory: aFolder(),
    environment: { GREETING: 'hello' },
    timeoutSeconds: 20,
    onOutput: (line) => lines.push(line),
    ...settings,
  };
  const onInvocation = (_name: string, outcome: string) => outcomes.push(outcome);
  const lambda = createFunction(complete, { budget, onInvocation });
  onTestFinished(() => lambda.stop());
  return { lambda, lines, outcomes, complete };
}

/** What a function answers, or the error it ended with. */
export async function answerOf(lambda: LambdaFunction, event: unknown = {}) {
  const outcome = await lambda.invoke(JSON.stringify(event));
  return 'payload' in outcome ? JSON.parse(outcome.payload) : outcome.error;
}
