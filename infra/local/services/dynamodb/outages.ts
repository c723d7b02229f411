import * as z from 'zod/mini';
import type { Reports } from '../../core/counterpart.ts';
import type { Log } from '../../core/log.ts';
import type { OwnEngine } from './engine.ts';

const Outage = z.strictObject({ seconds: z.number().check(z.minimum(0), z.maximum(600)) });

/** Lets a developer, or a test, take the engine away for some seconds: its calls fail as when DynamoDB cannot be reached. */
export function outageReports(engine: Pick<OwnEngine, 'fail' | 'isDown'> | undefined, log: Log): Reports {
  const state = () => ({ down: engine?.isDown() ?? false });
  const begin = (given: unknown) => {
    const { seconds } = z.parse(Outage, given);
    if (!engine) throw new Error('This engine was started elsewhere: end it there');
    engine.fail(seconds).catch((error) => log.warn(`The DynamoDB engine did not come back: ${error}`));
    return state();
  };
  return { json: { 'engine-outage.json': state }, writes: { 'engine-outage.json': begin } };
}
