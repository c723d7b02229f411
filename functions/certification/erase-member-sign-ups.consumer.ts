import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { signUpsOfMember } from './own-data/own-sign-ups.ts';
import { signUpEraser } from './sign-ups/sign-up-eraser.ts';

/** Idempotency key: what is erased is gone, and erasing it again erases nothing more. */
export default consumer(consumers.eraseMemberSignUps, needs.eraseMemberSignUps, ({ ownedBy, tables, transact }) => {
  const list = signUpsOfMember({ ownedBy, table: tables.certification });
  const erase = signUpEraser({ table: tables.certification, transact, now: Date.now });
  return eachDelivery(async ({ data: { uid } }) => {
    for (const signUp of await list({ uid })) await erase(signUp);
  });
});
