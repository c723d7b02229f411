import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { type MailStream, mailboxLimits, mailStreams } from '../../../shared/mail-streams.ts';
import type { FunctionNeeds, KeyName, TableAction } from '../../../shared/manifest/function-needs.ts';

/** What sending mail does with the table of mails. */
const mailTableActions: readonly TableAction[] = ['GetItem', 'PutItem', 'UpdateItem'];

/** What counting does with the table of counters. */
const countingTableActions: readonly TableAction[] = ['PutItem', 'UpdateItem'];

/** What answering a repeated request does with the table of answers. */
const onceTableActions: readonly TableAction[] = ['GetItem', 'PutItem'];

/** The stream of every mail, by its name. */
export type StreamsByMail = Readonly<Record<string, MailStream>>;

/** The streams of the mails on a sheet. */
export function streamsOf({ mails = [] }: FunctionNeeds, streams: StreamsByMail): readonly MailStream[] {
  return mailStreams.filter((stream) => mails.some((mail) => streams[mail] === stream));
}

/** A sheet with what its mails, contacts, answers, limits and counters bring written out, for those who grant and check. */
export function wholeSheet(needs: FunctionNeeds, streams: StreamsByMail): FunctionNeeds {
  const { once, counts, keepsLimits, mails, reachesMembers } = needs;
  const reaching = reachesMembers ? reachingMembers(needs) : needs;
  const keeping = keepsLimits ? withActions(reaching, 'limits', limitActions) : reaching;
  const answering = once ? withActions(keeping, once, onceTableActions) : keeping;
  const sheet = counts ? withActions(answering, counts, countingTableActions) : answering;
  if (!mails) return sheet;
  const mailing = withActions(sheet, 'mail', mailTableActions);
  const isLimited = streamsOf(needs, streams).some((stream) => mailboxLimits[stream]);
  const limited = isLimited ? withActions(mailing, 'limits', limitActions) : mailing;
  return { ...limited, keys: { ...needs.keys, lookup: ['hash'] } };
}

/** Reading a member's contact; opening it is granted by `reachesMembers` itself. */
function reachingMembers({ owned, ...needs }: FunctionNeeds): FunctionNeeds {
  const granted: readonly TableAction[] = owned?.sessions ?? [];
  return { ...needs, owned: { ...owned, sessions: [...new Set([...granted, 'GetItem' as const])] } };
}

function withActions(needs: FunctionNeeds, table: string, actions: readonly TableAction[]): FunctionNeeds {
  const granted: readonly TableAction[] = needs.tables?.[table] ?? [];
  return { ...needs, tables: { ...needs.tables, [table]: [...new Set([...granted, ...actions])] } };
}

/** What limits bring to the permission sheet of a function. */
const limitActions = ['GetItem', 'UpdateItem'] as const satisfies readonly TableAction[];

/** What finding out who calls takes, by kind of caller (`calls/callers.ts`). */
const findingSession = { tables: { sessions: ['GetItem', 'UpdateItem'] } } as const;
const callerNeeds: { readonly [Kind in Endpoint['caller']]?: Pick<FunctionNeeds, 'tables'> } = {
  member: findingSession,
  'optional-member': findingSession,
};

/** A sheet with what its contract entry takes: identifying the caller, and counting towards limits. No sheet states it. */
export function withEntry(
  needs: FunctionNeeds,
  { caller, limits = [] }: Pick<Endpoint, 'caller' | 'limits'>,
): FunctionNeeds {
  // What a sheet states of the same table stays.
  const brought: readonly (readonly [string, readonly TableAction[]])[] = [
    ...Object.entries(callerNeeds[caller]?.tables ?? {}),
    ...(limits.length > 0 ? [['limits', limitActions] as const] : []),
  ];
  const sheet = brought.reduce((whole, [table, actions]) => withActions(whole, table, actions), needs);
  const isKeyed = limits.some(({ per }) => typeof per === 'object');
  return isKeyed ? { ...sheet, keys: { ...sheet.keys, lookup: ['hash'] } } : sheet;
}

/** The keys that a sheet needs the names of. */
export function keysOf({ keys = {}, sealsFor, reachesMembers }: FunctionNeeds): readonly KeyName[] {
  const isNeeded = {
    personal: keys.personal !== undefined || sealsFor !== undefined || reachesMembers !== undefined,
    lookup: keys.lookup !== undefined,
  };
  return (['personal', 'lookup'] as const).filter((key) => isNeeded[key]);
}
