import type { Person } from '../../../shared/contract/personal-data.ts';
import type { OpenedRecord, PersonalRecord } from '../../../shared/contract/personal-records.ts';
import type { Audited } from '../audit/audit.ts';
import type { Only } from '../tables/transaction.ts';
import type { Sealer } from './field-encryption.ts';

/** A person as rows know them: by a keyed hash of a contact, or by the member's id. */
export interface Subject {
  readonly by: 'email' | 'phone' | 'member';
  readonly value: string;
  /** The member who has the address now; what is another member's is none of this person's. */
  readonly holder?: string | undefined;
}

interface Page<Item> {
  readonly list: Item[];
  readonly cursor: string;
}

/** A page of what a domain keeps of a person. */
export type FindOfPerson = (subject: Subject, cursor: string) => Promise<Page<PersonalRecord>>;

type Hashing = { readonly sealer: Pick<Sealer, 'lookupHash'> };
type Asked = Person & { readonly cursor: string };
type AskedByOperator = Asked & { readonly operator: string };

/** The person whom a request names, as rows know them. */
export async function subjectOf(person: Person, { sealer }: Hashing): Promise<Subject> {
  if ('member' in person) return { by: 'member', value: person.member };
  if ('phone' in person) return { by: 'phone', value: await sealer.lookupHash('phone', person.phone) };
  return { by: 'email', value: await sealer.lookupHash('email', person.email), holder: person.holder };
}

/** Lists what a domain keeps of a person, unopened. */
export function personFinder({ find, ...hashing }: Hashing & { readonly find: FindOfPerson }) {
  return async ({ cursor, ...person }: Asked) => find(await subjectOf(person, hashing), cursor);
}

interface Answerable extends Hashing {
  readonly find: FindOfPerson;
  readonly audited: Audited<Only<object>>;
}

/** A page of what is kept of the person, once the audit trail says who asked, of how many records; the hash stands for the person. */
async function foundFor({ find, audited, ...hashing }: Answerable, { cursor, operator, ...person }: AskedByOperator) {
  const subject = await subjectOf(person, hashing);
  const page = await find(subject, cursor);
  if (page.list.length > 0) await audited({ operator, subject: `${subject.by} ${subject.value} ${page.list.length}` });
  return page;
}

/**
 * Opens what a domain keeps of a person.
 * @param open reads one record; undefined for one that was erased meanwhile
 */
export function personExporter({
  open,
  ...answerable
}: Answerable & { readonly open: (record: PersonalRecord) => Promise<OpenedRecord['says'] | undefined> }) {
  return async (asked: AskedByOperator): Promise<Page<OpenedRecord>> => {
    const { list, cursor } = await foundFor(answerable, asked);
    const opened = await Promise.all(list.map(async (record) => ({ ...record, says: await open(record) })));
    return { list: opened.flatMap(({ says, ...record }) => (says ? [{ ...record, says }] : [])), cursor };
  };
}

/**
 * Erases what a domain keeps of a person. Done again, it erases nothing more.
 * @param erase removes one record; whether it was still there, so that two who erase count it once
 */
export function personEraser({
  erase,
  ...answerable
}: Answerable & { readonly erase: (record: PersonalRecord) => Promise<boolean> }) {
  return async (asked: AskedByOperator) => {
    const { list, cursor } = await foundFor(answerable, asked);
    const erased = await Promise.all(list.map(erase));
    return { erased: erased.filter(Boolean).length, cursor };
  };
}
