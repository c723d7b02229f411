import { createOnce } from '../platform/calls/once.ts';
import { sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';
import { enquiryFinder, enquiryLister } from './enquiry-repository.ts';
import { enquiriesTable } from './tables.ts';

/** What somebody types into the contact form, for tests. */
export function aForm(
  parts: Partial<{
    name: string;
    email: string;
    phone: string;
    content: string;
    website: string;
    type: string;
    page: string;
    request_id: string;
  }> = {},
) {
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '13800138000',
    content: 'Does S3 Pro send LTC over NDI?',
    website: '',
    ...parts,
  };
}

/** The sales desk in memory: tables, sealer and the rule that receives. */
export function anEnquiryDesk() {
  const tables = tablesInMemory('enquiries', enquiriesTable);
  const sealer = sealerInMemory();
  let now = new Date('2026-11-22T09:30:00.000Z');
  const table = tables.table('enquiries');
  const find = enquiryFinder(table);
  const once = createOnce({ name: 'enquiries', table, transact: tables.transactTellingAll });
  const receive = enquiryReceiver({ sealer, once, now: () => now });
  return {
    tables,
    sealer,
    find,
    months: enquiryLister(tables.index('enquiries.byMonth')),
    once,
    receive,
    setNow: (time: string) => {
      now = new Date(time);
    },
    /** The enquiries that are stored, without what their transactions announced. */
    stored: () => tables.items().filter(({ sk }) => sk === 'enquiry'),
  };
}
