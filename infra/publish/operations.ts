import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { readReply } from '../../shared/contract/dialect.ts';
import type { Endpoint, RequestInputOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import { type FigureNumbers, figureNumbers } from '../../shared/contract/figure-numbers.ts';
import { figureWidgetName, functionName } from '../../shared/contract/names.ts';

/** A back-office entry of the contract: a function without a route (product-rules.md#back-office). */
export type OperationEntry = Endpoint & { readonly caller: 'ops' };

/**
 * Calls a back-office operation and returns its data.
 * @throws Refusal when the operation refuses; Error when the function failed or its answer breaks the contract
 */
export type Operate = <E extends OperationEntry>(
  name: string,
  entry: E,
  request: RequestInputOf<E>,
) => Promise<ResponseOf<E>>;

/** Operations of a stage, invoked with the operator's own IAM rights. */
export function lambdaOperations(client: LambdaClient, stage: string): Operate {
  return async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    const answer = await invoke(client, functionName(stage, name), request);
    return z.parse<E['response']>(entry.response, readReply(entry.dialect, answer));
  };
}

/** Runs a scheduled job at once, and waits for its end. @throws Error when it failed, which is not tried again */
export type RunJob = (name: string) => Promise<void>;

/** Jobs of a stage, invoked with the operator's own IAM rights. */
export function lambdaJobs(client: LambdaClient, stage: string): RunJob {
  return async (name) => void (await invoke(client, functionName(stage, name), {}));
}

/** What the usage dashboard shows of a domain, as data. */
export type ReadFigures = (domain: string) => Promise<readonly FigureNumbers[]>;

/** Figures of a stage, read by the functions that draw them, with the operator's own IAM rights. */
export function lambdaFigures(client: LambdaClient, stage: string): ReadFigures {
  return async (domain) =>
    z.parse(
      z.array(figureNumbers),
      await invoke(client, functionName(stage, figureWidgetName(domain)), { format: 'data' }),
    );
}

async function invoke(client: LambdaClient, FunctionName: string, event: unknown): Promise<unknown> {
  const { Payload, FunctionError } = await client.send(
    new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify(event)) }),
  );
  const answer: unknown = JSON.parse(Payload?.transformToString() || 'null');
  if (FunctionError) throw new Error(`The function ${FunctionName} failed: ${failureText(answer)}`);
  return answer;
}

/** A failed function answers `{errorType, errorMessage, trace}`. */
function failureText(answer: unknown): string {
  const failure = new Map<string, unknown>(Object.entries(Object(answer)));
  return [failure.get('errorType'), failure.get('errorMessage')].filter(Boolean).join(': ') || 'no reason given';
}
