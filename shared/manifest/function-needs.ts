import type { EventName } from '../contract/event-name.ts';
import type { MailStream } from '../mail-streams.ts';
import type { BucketName } from './function-rights.ts';

/** DynamoDB actions a function may be granted. A transaction asks for the actions of its parts. There is no Scan. */
export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** What a function may do with the objects of a bucket: a link lets others read one, and the function does not. */
export type BucketAction = 'GetObject' | 'LinkObject' | 'PutObject' | 'DeleteObject';

/** What may be done with objects, by the prefixes of their keys. */
export type BucketGrants = Readonly<Record<`${string}/`, readonly BucketAction[]>>;

/** What a function may do with personal data: most only write it. */
type PersonalDataAction = 'seal' | 'open';

/** How long personal data is kept, from the day on which it was sealed. */
export type Retention = ({ readonly months: number } | { readonly days: number }) & {
  /** A job of the domain that erases it; `expires`, the attribute of its rows; or the events' archive, where it is sealed into an event. */
  readonly endedBy: string;
};

/** Keys by their names. */
export type KeyName = keyof NonNullable<FunctionNeeds['keys']>;

/** Actions by the names of tables. */
type TableGrants = Readonly<Record<string, readonly TableAction[]>>;

/**
 * What one function may touch: what all that it uses comes to (`functions/platform/capability.ts`), and of which the manifest's statements and environment are
 * made. Its tables, indexes, secrets and domains have to be there, or synthesis stops (infra/uses-review.ts).
 */
export interface FunctionNeeds {
  readonly tables?: TableGrants;
  /**
   * Of a table under `tables`, the partitions whose rows its rights hold for, `*` standing for any text, as IAM compares them
   * (`dynamodb:LeadingKeys`). Of a table that is not named here they hold for all rows.
   */
  readonly partitions?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /**
   * What it may do in one member's partition of a table, and in no other row: ids of other members' things lead nowhere. Its clients come
   * from `ownedBy(member)`.
   */
  readonly owned?: TableGrants;
  /** Indexes by `<table>.<index>`. */
  readonly indexes?: Readonly<Record<`${string}.${string}`, readonly ['Query']>>;
  readonly publishes?: readonly EventName[];
  /** Events that its transactions announce, and the table, with a stream, that keeps them until the bus has accepted them. */
  readonly outbox?: { readonly table: string; readonly events: readonly EventName[] };
  /** The table, with an attribute `expires`, that keeps what requests under an id were answered: a repeated one is answered alike. */
  readonly once?: string;
  /** The table in which it counts events: its counters, and the rows by which an event that comes again is known. */
  readonly counts?: string;
  /** Whether it counts uses towards limits: those of its contract entry, or some that it decides on itself. */
  readonly keepsLimits?: true;
  /** Whether it finds the member who calls, by their session. */
  readonly findsSession?: true;
  /** The streams of the mails that it sends, by the names of their templates. */
  readonly mails?: Readonly<Record<string, MailStream>>;
  /** What it may do with the objects of buckets, by the prefixes of their keys. */
  readonly buckets?: { readonly [bucket in BucketName]?: BucketGrants };
  /** Whether what it does is written into the audit trail. */
  readonly audits?: true;
  /** The outbox that it empties. */
  readonly relays?: Relays;
  /**
   * Keys of personal data: whether the function may seal fields, open what its own domain sealed, and make the hashes by which
   * sealed values are found.
   */
  readonly keys?: { readonly personal?: readonly PersonalDataAction[]; readonly lookup?: readonly ['hash'] };
  /** Other domains for which it may seal, whose functions alone can open it; `members` for the contacts of members. */
  readonly sealsFor?: readonly string[];
  /** Whether it reads the e-mail address of members by their ids, to write to them. */
  readonly reachesMembers?: true;
  /** Secrets whose current values it may read. */
  readonly secrets?: readonly string[];
  /** How long what it seals is kept. A function that may seal and says nothing of it stops synthesis. */
  readonly retention?: Retention;
}

/** What a function may do that empties an outbox: event by event from the stream, or looking through the table. */
export interface Relays {
  readonly from: 'stream' | 'table';
  readonly table: string;
  readonly events: readonly EventName[];
}

/** What the contacts of members are sealed for: no domain, so that sealing and opening them is granted by itself. */
export const contactContext = 'members';
