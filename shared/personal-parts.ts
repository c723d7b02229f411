import type { OpenedRecord } from './contract/personal-records.ts';

/** The parts of what is kept of a person, by the kind of record, as the personal centre calls them; in the order in which they are read. */
const partNames: Readonly<Record<string, string>> = {
  account: 'Profile',
  addresses: 'Addresses',
  session: 'Sessions',
  passkey: 'Passkeys',
  projects: 'Projects',
  order: 'Orders',
  subscription: 'Subscriptions',
  upload: 'Uploads',
  'sign-up': 'Exam sign-ups',
  lessons: 'Lesson progress',
  comment: 'Comments',
  mention: 'Replies that name you',
  'ended-mails': 'Mails you unsubscribed from',
  thread: 'Customer service',
  message: 'Messages with customer service',
};

/** What is kept of a person as a file that they read: each part under its name, with all that is in it. A kind without a name stands under its own. */
export function inParts(records: readonly OpenedRecord[]): Record<string, unknown[]> {
  const ofKinds = Map.groupBy(records, ({ kind }) => kind);
  const kinds = new Set([...Object.keys(partNames), ...ofKinds.keys()]);
  return Object.fromEntries(
    [...kinds].map((kind) => [partNames[kind] ?? kind, (ofKinds.get(kind) ?? []).flatMap(entriesOf)]),
  );
}

/** A record that is a list is its entries. */
function entriesOf({ at, says: { list, ...says } }: OpenedRecord): unknown[] {
  return Array.isArray(list) ? list : [{ at, ...says }];
}
