import { settleSignUp } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { needs } from './needs.ts';
import { eraserAsRead } from './sign-ups/sign-up-eraser.ts';
import { signUpSettler } from './sign-ups/sign-up-settler.ts';

export default operation(settleSignUp, needs.settleSignUp, ({ tables, transact, audited }) =>
  signUpSettler({
    table: tables.certification,
    eraseAsRead: eraserAsRead({ transact, now: Date.now }),
    audited,
  }),
);
