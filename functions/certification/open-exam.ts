import { openExam } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { examMonthSetter } from './exams/exam-desk.ts';
import { needs } from './needs.ts';

export default operation(openExam, needs.openExam, ({ audited }) => examMonthSetter({ audited, now: Date.now }, true));
