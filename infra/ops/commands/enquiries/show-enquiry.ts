import { openEnquiry } from '../../../../shared/contract/enquiries.ts';
import type { OpenedEnquiry } from '../../../../shared/contract/enquiry-schemas.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { minute } from '../../minute.ts';
import type { Action } from './action.ts';

/** Shows one enquiry with what it says. */
export const showEnquiry: Action = {
  takesId: true,
  takes: ['json'],
  async run({ operate, operator }, id, { json }, output) {
    const enquiry = await operate('openEnquiry', openEnquiry, { id, operator: await operator() });
    output.out(json ? asJson(enquiry) : openedText(enquiry));
    return 0;
  },
};

function openedText(enquiry: OpenedEnquiry): string {
  const {
    id,
    form,
    receivedAt,
    state,
    finishedBy,
    finishedAt,
    name,
    email,
    phone,
    page,
    product,
    version,
    screenshot,
    content,
  } = enquiry;
  const settled = state === 'done' ? `${state} by ${finishedBy}, ${minute(finishedAt)}` : state;
  const facts = [
    ['Received', `${minute(receivedAt)} UTC, ${form}`],
    ['State', settled],
    ['Name', name],
    ['Contact', email],
    ['Phone', phone],
    ['Page', page],
    ['Product', `${product} ${version}`.trim()],
    ['Picture', screenshot],
    ['Id', id],
  ].filter(([, value]) => value !== '');
  return `${textTable(['', ''], facts).trimStart()}\n\n${content}\n`;
}
