import * as z from 'zod/mini';
import { share } from '../../core/state/behaviours.ts';

/** What a developer, or a test, wants of events that are put on a bus. */
export const EventBehaviour = z.strictObject({
  /** An event's `DetailType`, or `*` for every one. */
  event: z.string().check(z.minLength(1)),
  /** `throttle` refuses with `ThrottlingException`, `fail` with `InternalFailure` (EventBridge: PutEventsResultEntry). */
  does: z.enum(['throttle', 'fail']),
  share,
});
export type EventBehaviour = z.infer<typeof EventBehaviour>;
