import { createTrail } from '../platform/audit/audit.ts';
import { createOnce } from '../platform/calls/once.ts';
import { sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';
import { enquiryFinder } from './enquiry-repository.ts';
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

/** The sales desk in memory: tables, sealer, the audit trail and the rule that receives. Time is the caller's: `vi.setSystemTime`. */
export function anEnquiryDesk() {
  const tables = tablesInMemory('enquiries', enquiriesTable);
  const sealer = sealerInMemory();
  const table = tables.table('enquiries');
  const find = enquiryFinder(table);
  const once = createOnce({ name: 'enquiries', table, transact: tables.transactTellingAll });
  const receive = enquiryReceiver({ sealer, once });
  const trail = createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll, pause: () => 0 });
  return {
    tables,
    sealer,
    /** The clients of functions at the desk, by the names under which they use them. */
    clients: {
      enquiries: table,
      uploads: tables.table('uploads'),
      pictures: { link: async (key: string) => `https://pictures.example/${key}` } as never, // all that is asked of it
      ...sealer,
      byMonth: tables.index('enquiries.byMonth'),
      byContact: tables.index('enquiries.byContact'),
      byPhone: tables.index('enquiries.byPhone'),
      transact: tables.transact,
      audited: trail,
      once,
    },
    find,
    receive,
    /** Who did what, by the audit trail. */
    trail: () =>
      tables.items().flatMap(({ action, subject, operator }) => (action ? [[operator, action, subject]] : [])),
    /** The enquiries that are stored, without what their transactions announced. */
    stored: () => tables.items().filter(({ sk }) => sk === 'enquiry'),
  };
}
