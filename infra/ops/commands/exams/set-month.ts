import { closeExam as closing, openExam as opening } from '../../../../shared/contract/certification/exam-desk.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import type { ExamAction } from './exam-options.ts';

/** Opens or closes the sign-up of a month. */
function monthSetter(name: 'openExam' | 'closeExam', entry: typeof opening | typeof closing, done: string): ExamAction {
  return {
    names: ['MONTH'],
    takes: ['yes'],
    async run({ operate, operator }, { yes, json }, output, period = '') {
      if (!yes) throw new CommandError(`The exam of ${period} was not ${done}: add --yes`);
      const month = await operate(name, entry, { period, operator: await operator() });
      output.out(json ? asJson(month) : `The exam of ${period} is ${month.state}.\n`);
      return 0;
    },
  };
}

export const openExam = monthSetter('openExam', opening, 'opened');
export const closeExam = monthSetter('closeExam', closing, 'closed');
