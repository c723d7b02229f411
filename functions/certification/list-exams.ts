import { listExams } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { examMonthLister } from './exams/exam-desk.ts';
import { needs } from './needs.ts';

export default operation(listExams, needs.listExams, ({ tables }) => examMonthLister(tables.certification));
