import { answerThread } from '../../shared/contract/community/message-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { threadAnswerer } from './messages/thread-desk.ts';
import { needs } from './needs.ts';

export default operation(answerThread, needs.answerThread, ({ ownedBy, sealer, audited }) =>
  threadAnswerer({ ownedBy, sealer, audited, now: Date.now }),
);
