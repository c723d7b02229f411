import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { photoFollower } from './sign-ups/photo-follower.ts';

/** Idempotency key: the event's id, of the mail; what a sign-up says is set to the same again. */
export default consumer(consumers.followPhotos, needs.followPhotos, ({ tables, sealer, send }) =>
  eachDelivery(photoFollower({ table: tables.certification, sealer, send })),
);
