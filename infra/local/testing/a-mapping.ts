import * as z from 'zod/mini';
import type { EventPattern } from '../core/event-pattern.ts';
import { createMetrics } from '../core/metrics.ts';
import { createPorts, type Ports } from '../core/ports.ts';
import type { Positions } from '../core/state/database.ts';
import type { LambdaFunction } from '../services/lambda/function.ts';
import { type Mapping, mappingType } from '../services/lambda/mapping.ts';
import { quiet } from './stack.ts';

/** What a test's function does with an event: what it throws is the function's error. */
export type Answer<E> = (event: E) => unknown;

/** A function that answers without a thread. */
export function anAnsweringFunction<E>(answer: Answer<E>, timeoutSeconds = 3) {
  const events: E[] = [];
  const lambda: LambdaFunction = {
    name: 'count',
    arn: 'arn:aws:lambda:us-east-1:000000000000:function:count',
    timeoutSeconds,
    crash: () => 0,
    invoke: async (event) => {
      const parsed: E = JSON.parse(event);
      events.push(parsed);
      try {
        return { requestId: 'r', payload: JSON.stringify((await answer(parsed)) ?? null) };
      } catch (error) {
        return { requestId: 'r', error: { errorType: 'Error', errorMessage: String(error) } };
      }
    },
    replace: () => false,
    stop: async () => {},
  };
  return { lambda, events };
}

/** A mapping as its poller takes it, in a hundredth of AWS's time. */
export function aMapping(
  lambda: LambdaFunction,
  settings: object,
  more: { ports?: Ports; positions?: Positions; wants?: EventPattern; clock?: number } = {},
): Mapping {
  const properties = z.parse(mappingType.properties, { FunctionName: 'count', ...settings });
  const kept = new Map<string, string>();
  return {
    ports: createPorts(),
    positions: { read: (name) => kept.get(name), write: (name, position) => void kept.set(name, position) },
    wants: () => true,
    clock: 100,
    metrics: createMetrics(),
    ...more,
    name: 'Site/Mapping',
    log: quiet,
    region: 'us-east-1',
    properties,
    lambda,
    partial: properties.FunctionResponseTypes.length > 0,
  };
}
