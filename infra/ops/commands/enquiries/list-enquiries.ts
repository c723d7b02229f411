import { listEnquiries as listing } from '../../../../shared/contract/enquiries.ts';
import type { EnquiryFacts } from '../../../../shared/contract/enquiry-schemas.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { allPages } from '../../all-pages.ts';
import { minute } from '../../minute.ts';
import type { Action } from './action.ts';
import { lastMonths, readMonth } from './times.ts';

/** Lists enquiries without what they say. */
export const listEnquiries: Action = {
  takesId: false,
  takes: ['month', 'email', 'state', 'json'],
  async run({ operate }, _, { month, email, state, json }, output) {
    if (month !== undefined && email !== undefined) throw new CommandError('Give --month or --email, not both');
    const wanted = readState(state ?? (month === undefined && email === undefined ? 'open' : 'all'));
    const requests =
      email === undefined
        ? (month === undefined ? lastMonths() : [readMonth(month)]).map((each) => ({ month: each }))
        : [{ email }];
    const found: EnquiryFacts[] = [];
    for (const request of requests) {
      const all = await allPages((cursor) => operate('listEnquiries', listing, { ...request, cursor }));
      for (const enquiry of all) found.push(enquiry);
    }
    const listed = found.filter((enquiry) => wanted === 'all' || enquiry.state === wanted);
    output.out(json ? asJson(listed) : listText(listed));
    return 0;
  },
};

function readState(given: string): 'open' | 'done' | 'all' {
  if (given === 'open' || given === 'done' || given === 'all') return given;
  throw new CommandError(`There is no state "${given}". There is: open, done, all`);
}

function listText(listed: readonly EnquiryFacts[]): string {
  const rows = listed.map(({ id, form, receivedAt, state, finishedBy }) => [
    minute(receivedAt),
    form,
    state,
    finishedBy,
    id,
  ]);
  const table = rows.length === 0 ? '' : `${textTable(['Received (UTC)', 'Form', 'State', 'By', 'Id'], rows)}\n\n`;
  return `${table}${listed.length} ${listed.length === 1 ? 'enquiry' : 'enquiries'}\n`;
}
