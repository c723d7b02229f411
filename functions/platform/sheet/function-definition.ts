import type { Context } from 'aws-lambda';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import type { AuditClients } from '../audit/audit.ts';
import type { BucketClients } from '../buckets/buckets.ts';
import type { LimitKeeping } from '../calls/limits/open-limits.ts';
import type { ClientsOf as ClientsOfUses, Uses } from '../capability.ts';
import type { CountingClients } from '../counters/counting.ts';
import type { RelayClients } from '../events/outbox/relay-clients.ts';
import type { PublisherClients } from '../events/publisher.ts';
import type { MailClients } from '../mail/mailer.ts';
import type { ContactClients } from '../personal-data/open-contacts.ts';
import type { SealerClients } from '../personal-data/sealer.ts';
import type { SecretClients } from '../secrets/secrets.ts';
import type { OnceClients, OwnedClients, TableClients } from '../tables/table-clients.ts';

/** The clients that a permission sheet names, and no others. */
export type ClientsOf<Needs extends FunctionNeeds> = (Needs extends
  | { tables: object }
  | { owned: object }
  | { indexes: object }
  | { outbox: object }
  | { once: string }
  ? TableClients<Needs>
  : unknown) &
  (Needs extends { once: string } ? OnceClients<Needs> : unknown) &
  (Needs extends { owned: object } ? OwnedClients<Needs> : unknown) &
  (Needs extends { publishes: readonly string[] } ? PublisherClients<Needs> : unknown) &
  (Needs extends { counts: string } ? CountingClients : unknown) &
  (Needs extends { keepsLimits: true } ? LimitKeeping : unknown) &
  (Needs extends { mails: readonly string[] } ? MailClients<Needs> : unknown) &
  (Needs extends { audits: true } ? AuditClients<Needs> : unknown) &
  (Needs extends { buckets: object } ? BucketClients<Needs> : unknown) &
  (Needs extends { secrets: readonly string[] } ? SecretClients<Needs> : unknown) &
  (Needs extends { relays: object } ? RelayClients : unknown) &
  (Needs extends { reachesMembers: true } ? ContactClients : unknown) &
  (Needs extends { keys: object } | { sealsFor: object } ? SealerClients<Needs> : unknown);

/**
 * A function that is not running yet: its permission sheet, and what it does with the clients that the sheet names. The
 * build makes a bundle of it that opens just these clients (functions/build.ts); a test starts it with clients of its own.
 */
export interface FunctionDefinition<Clients, Event, Result> {
  readonly needs: FunctionNeeds;
  start(clients: Clients): (event: Event, context: Context) => Promise<Result>;
}

/** A function with the list of what it uses: a bundle starts it with clients of its own, a test with others. */
export interface UsingDefinition<U extends Uses, Event, Result> {
  readonly uses: U;
  readonly needs: FunctionNeeds;
  start(clients?: ClientsOfUses<U>): (event: Event, context: Context) => Promise<Result>;
}
