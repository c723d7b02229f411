import { type MailStream, mailboxLimits, mailStreams } from '../shared/mail-streams.ts';
import type { FunctionNeeds, TableAction } from '../shared/manifest/function-needs.ts';

/** What a function needs with the rows and keys written out that counting, answering once, limits, sessions, contacts and mails take. */
export function wholeNeeds(needs: FunctionNeeds): FunctionNeeds {
  const { once, counts, keepsLimits, findsSession, reachesMembers, mails, keys } = needs;
  const isLimited = keepsLimits || streamsOf(needs).some((stream) => mailboxLimits[stream]);
  const rows: readonly (readonly [table: string, ...actions: readonly TableAction[]])[] = [
    ...(isLimited ? [['limits', 'GetItem', 'UpdateItem'] as const] : []),
    ...(findsSession ? [['sessions', 'GetItem', 'UpdateItem'] as const] : []),
    ...(once ? [[once, 'GetItem', 'PutItem'] as const] : []),
    ...(counts ? [[counts, 'PutItem', 'UpdateItem'] as const] : []),
    ...(mails ? [['mail', 'GetItem', 'PutItem', 'UpdateItem'] as const] : []),
  ];
  return {
    ...needs,
    ...(rows.length > 0 && { tables: withRows(needs.tables, rows) }),
    ...(reachesMembers && { owned: withRows(needs.owned, [['sessions', 'GetItem']]) }),
    ...(mails && { keys: { ...keys, lookup: ['hash'] } }),
  };
}

function withRows(
  granted: Readonly<Record<string, readonly TableAction[]>> = {},
  rows: readonly (readonly [table: string, ...actions: readonly TableAction[]])[],
) {
  const all = new Map(Object.entries(granted));
  for (const [table, ...actions] of rows) all.set(table, [...new Set([...(all.get(table) ?? []), ...actions])]);
  return Object.fromEntries(all);
}

/** The streams of the mails that a function sends. */
export function streamsOf({ mails = {} }: FunctionNeeds): readonly MailStream[] {
  return mailStreams.filter((stream) => Object.values(mails).includes(stream));
}
