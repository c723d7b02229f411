import * as z from 'zod/mini';
import { share } from '../../core/state/behaviours.ts';
import { refusal } from './failure.ts';
import { operations } from './request.ts';

/** What a developer, or a test, wants of calls on buckets; forms of browsers are not concerned. */
export const ObjectBehaviour = z.strictObject({
  operation: z.enum([...Object.values(operations), '*']),
  /** `throttle` refuses with `SlowDown`, `fail` with `InternalError` (S3: Error responses), which the SDK tries again. */
  does: z.enum(['throttle', 'fail']),
  share,
});
export type ObjectBehaviour = z.infer<typeof ObjectBehaviour>;

/** What the call meets with that a behaviour is for. */
export function metWith({ does }: Pick<ObjectBehaviour, 'does'>) {
  return refusal(does === 'throttle' ? 'SlowDown' : 'InternalError');
}
