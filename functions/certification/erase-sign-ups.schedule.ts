import { firstDay } from '../../shared/contract/fields.ts';
import { index, rows, schedule, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import type { Index } from '../platform/tables/pages.ts';
import { uploadsTable } from '../uploads/public.ts';
import { periodOf } from './exams/exam-months.ts';
import * as lines from './log-lines.ts';
import { laterPeriod, StoredSignUp } from './sign-ups/sign-up.ts';
import { eraserAsRead, photoEraser } from './sign-ups/sign-up-eraser.ts';
import { certificationTable } from './tables.ts';

/** Erases what is kept for no longer. Done again it erases nothing more, and it goes on where it broke off. */
export default schedule(
  {
    expression: 'cron(50 3 * * ? *)',
    userImpact: 'Photos and ID numbers of candidates are kept for longer than we promise.',
    uses: {
      certification: rows(certificationTable, 'GetItem'),
      bySignUpEnd: index(certificationTable, 'bySignUpEnd'),
      byPhotoEnd: index(certificationTable, 'byPhotoEnd'),
      transact: transaction({
        in: [
          [certificationTable, 'UpdateItem', 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
      }),
    },
  },
  ({ transact, certification, bySignUpEnd, byPhotoEnd }) => {
    const eraseAll = eraserAsRead(transact);
    const erasePhoto = photoEraser(transact);
    const each = async (
      ended: Index,
      period: string,
      ending: 'erasedIn' | 'photoErasedIn',
      erase: (signUp: StoredSignUp) => Promise<boolean>,
    ) => {
      let erased = 0;
      for await (const page of ended.queryPages(period))
        for (const { pk, sk } of page) {
          const item = await certification.get({ pk: String(pk), sk: String(sk) });
          const signUp = item && StoredSignUp.parse(item);
          // The index may lag behind an award, which puts the end off.
          if (signUp?.[ending] === period && (await erase(signUp))) erased += 1;
        }
      return erased;
    };
    return async ({ dueAt }) => {
      let [signUps, photos] = [0, 0];
      // All months since the first, whatever was missed or brought back from a backup: an empty one costs next to nothing.
      for (
        let period = monthBefore(periodOf(dueAt.getTime()));
        period >= firstDay.slice(0, 7);
        period = monthBefore(period)
      ) {
        photos += await each(byPhotoEnd, period, 'photoErasedIn', erasePhoto);
        signUps += await each(bySignUpEnd, period, 'erasedIn', eraseAll);
      }
      log(lines.signUpsErased, { signUps, photos });
    };
  },
);

const monthBefore = (period: string) => laterPeriod(period, -1);
