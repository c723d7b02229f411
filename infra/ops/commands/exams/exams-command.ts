import { commandWithActions } from '../../command-with-actions.ts';
import { examOptions } from './exam-options.ts';
import { exportSignUps } from './export-sign-ups.ts';
import { listContested } from './list-contested.ts';
import { listExams } from './list-exams.ts';
import { closeExam, openExam } from './set-month.ts';
import { settleSignUp } from './settle-sign-up.ts';

const help = `Opens and closes the sign-up of months, and shows who signed up. Whoever does stands in the audit trail.

  npm run --silent ops -- exams list      [--json]
  npm run --silent ops -- exams open      MONTH --yes [--json]
  npm run --silent ops -- exams close     MONTH --yes [--json]
  npm run --silent ops -- exams export    MONTH [--csv | --json]
  npm run --silent ops -- exams contested [--json]
  npm run --silent ops -- exams settle    SIGN-UP --yes [--json]

  list          the months that somebody has opened or closed; all others are open
  close         no code is sent any more, and nobody signs up for that month of Asia/Shanghai; sign-ups that stand stay
  open          lets people sign up again
  export        all sign-ups of a month, with links at which their photos are seen for five minutes, and the number by which "certificates award" knows them
  contested     sign-ups for which another mailbox signed up with the same ID number for the same month, the earlier first. No candidate can tell;
                no certificate is awarded until one of them is kept. Write to the candidates before you settle: what is erased has no address
  settle        keeps this sign-up, and erases the others of its ID number and month
  SIGN-UP       its number, as "contested" and "export" show it
  MONTH         such as 2026-11
  --csv         for a spreadsheet; JSON when not given
  --yes         does it
  --json        the same as data
  --to <stage>  the site to ask; "local" when not given

  Example: npm run --silent ops -- exams list
`;

export const exams = commandWithActions({
  name: 'exams',
  summary: 'sign-ups for the engineer exam: list, open, close, export, settle',
  help,
  options: examOptions,
  actions: {
    list: listExams,
    open: openExam,
    close: closeExam,
    export: exportSignUps,
    contested: listContested,
    settle: settleSignUp,
  },
});
