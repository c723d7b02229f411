import { closeExam } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { examMonthSetter } from './exams/exam-desk.ts';
import { needs } from './needs.ts';

export default operation(closeExam, needs.closeExam, ({ audited }) =>
  examMonthSetter({ audited, now: Date.now }, false),
);
