import { schedule } from '../platform/events/schedule.ts';
import { needs } from './needs.ts';
import { oldSignUpEraser } from './sign-ups/sign-up-eraser.ts';

export default schedule(needs.eraseSignUps, ({ tables, indexes, transact }) =>
  oldSignUpEraser({
    table: tables.certification,
    byEnd: indexes['certification.bySignUpEnd'],
    byPhotoEnd: indexes['certification.byPhotoEnd'],
    transact,
    now: Date.now,
  }),
);
