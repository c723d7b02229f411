import { schedule } from '../platform/events/schedule.ts';
import { certification } from './domain.ts';
import { needs } from './needs.ts';
import { oldSignUpEraser } from './sign-ups/sign-up-eraser.ts';

export default schedule(certification.schedules.eraseSignUps, needs.eraseSignUps, ({ tables, indexes, transact }) =>
  oldSignUpEraser({
    table: tables.certification,
    byEnd: indexes['certification.bySignUpEnd'],
    byPhotoEnd: indexes['certification.byPhotoEnd'],
    transact,
    now: Date.now,
  }),
);
