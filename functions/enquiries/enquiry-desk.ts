import {
  type EnquiryFacts,
  type EnquiryState,
  enquiryStates,
  type OpenedEnquiry,
} from '../../shared/contract/enquiry-schemas.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import type { Audited } from '../platform/audit/audit.ts';
import type { Sealer } from '../platform/personal-data/field-encryption.ts';
import type { Only } from '../platform/tables/transaction.ts';
import { Letter } from './enquiry.ts';
import { type enquiryFinder, enquiryKey, type enquiryLister, type StoredEnquiry } from './enquiry-repository.ts';

/** Enquiries that one export opens: what they may hold fits into Lambda's 6 MB of answer. */
const mostOpened = 200;

/** The address at which the picture of an enquiry is seen for some minutes; empty for one that is not inspected, or erased. */
export type LinkPicture = (key: string) => Promise<string>;

interface Desk {
  readonly find: ReturnType<typeof enquiryFinder>;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly linkPicture: LinkPicture;
  readonly audited: Audited<Only<object>>;
}

/** @throws Refusal for an id that no enquiry has */
async function existing(find: Desk['find'], id: string): Promise<StoredEnquiry> {
  const enquiry = await find(id);
  if (!enquiry) throw new Refusal('There is no enquiry with this id');
  return enquiry;
}

async function opened(
  { sealer, linkPicture }: Pick<Desk, 'sealer' | 'linkPicture'>,
  { sealed, screenshot, page = '', ...facts }: StoredEnquiry,
): Promise<OpenedEnquiry> {
  const letter = Letter.parse(await sealer.open(facts.id, sealed));
  return { ...facts, page, ...letter, screenshot: screenshot === undefined ? '' : await linkPicture(screenshot) };
}

/** What an enquiry says, the page that it was sent from, and a link to the picture that came with it. */
type Said = Letter & Pick<OpenedEnquiry, 'page' | 'screenshot'>;

/** Reads what an enquiry says; undefined for one that was erased. */
export function letterReader({ find, ...opening }: Pick<Desk, 'find' | 'sealer' | 'linkPicture'>) {
  return async ({ id }: { readonly id: string }): Promise<Said | undefined> => {
    const enquiry = await find(id);
    if (!enquiry) return undefined;
    const { name, email, phone, content, page, product, version, screenshot } = await opened(opening, enquiry);
    return { name, email, phone, content, page, product, version, screenshot };
  };
}

/**
 * Opens an enquiry once the audit trail says who does.
 * @throws Refusal for an id that no enquiry has
 */
export function enquiryOpener({ find, audited, ...opening }: Desk) {
  return async ({ id, operator }: { readonly id: string; readonly operator: string }): Promise<OpenedEnquiry> => {
    const enquiry = await existing(find, id);
    await audited({ operator, subject: id });
    return opened(opening, enquiry);
  };
}

interface Export {
  readonly month: string;
  readonly cursor: string;
  readonly operator: string;
}

/** Opens up to 200 enquiries of a month, in the order in which they came, once the audit trail says who does. */
export function enquiryExporter({
  find,
  audited,
  months,
  ...opening
}: Desk & { readonly months: Pick<ReturnType<typeof enquiryLister>, 'page'> }) {
  return async ({ month, cursor, operator }: Export) => {
    const page = await months.page(month, { cursor, limit: mostOpened });
    if (page.list.length > 0) await audited({ operator, subject: `${month} ${page.list.length}` });
    const found = await Promise.all(page.list.map(({ id }) => find(id)));
    const existing = found.filter((enquiry) => enquiry !== undefined);
    const list = await Promise.all(existing.map((enquiry) => opened(opening, enquiry)));
    return { list, cursor: page.cursor };
  };
}

interface FinishingDesk extends Pick<Desk, 'find'> {
  readonly audited: Audited<Only<{ UpdateItem: 'enquiries' }>>;
  readonly now: () => Date;
}

/**
 * Marks an enquiry as done, in one transaction with the audit trail.
 * @throws Refusal for an id that no enquiry has, and for one that is done already
 */
export function enquiryFinisher({ find, audited, now }: FinishingDesk) {
  return async ({ id, operator }: { readonly id: string; readonly operator: string }): Promise<EnquiryFacts> => {
    const { sealed, ...facts } = await existing(find, id);
    if (!mayBecome(facts.state, 'done')) throw new Refusal('This enquiry is done already');
    const change = { state: 'done', finishedBy: operator, finishedAt: now().toISOString() } as const;
    const outcome = await audited<'changed'>({ operator, subject: id }, (transaction) =>
      transaction.update('enquiries', enquiryKey(id), { set: change }, { state: facts.state }, 'changed'),
    );
    if (outcome === 'changed') throw new Refusal('Somebody else changed this enquiry at the same time');
    return { ...facts, ...change };
  };
}

/** Whether an enquiry in one state may come into another. */
export function mayBecome(from: EnquiryState, to: EnquiryState): boolean {
  return enquiryStates[from].some((next) => next === to);
}
