import { noteKeyRotation } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { needs } from './needs.ts';

export default operation(noteKeyRotation, needs.noteKeyRotation, ({ audited }) => async ({ kid, operator }) => {
  await audited({ operator, subject: kid });
  return {};
});
