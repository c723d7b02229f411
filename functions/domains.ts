import type { TableDefinition } from '../shared/manifest/table-definition.ts';
import { accounts } from './accounts/domain.ts';
import { audit } from './audit/domain.ts';
import { certification } from './certification/domain.ts';
import { community } from './community/domain.ts';
import { content } from './content/domain.ts';
import { downloads } from './downloads/domain.ts';
import { enquiries } from './enquiries/domain.ts';
import { mail } from './mail/domain.ts';
import { orders } from './orders/domain.ts';
import type { DomainDefinition } from './platform/sheet/domain-definition.ts';
import type { StreamsByMail } from './platform/sheet/whole-sheet.ts';
import { platformTables } from './platform/tables/tables.ts';
import { uploads } from './uploads/domain.ts';

/**
 * Every domain. Its contract is `shared/contract/<domain>.ts`, or the files of `shared/contract/<domain>/`; its folder here says the rest:
 * `domain.ts`, `log-lines.ts`, `needs.ts`, and `consumers.ts` where it has some. All registries are made from this list, and no bundle has it.
 */
export const domains = {
  accounts,
  audit,
  certification,
  community,
  content,
  downloads,
  enquiries,
  mail,
  orders,
  uploads,
} as const;

export type Domain = keyof typeof domains;

const stated: readonly DomainDefinition[] = Object.values(domains);

// A name has one domain (`functions/registry.test.ts`).

/** Every table of the stack, by name: those of domains, and the platform's own. */
export const tables: Readonly<Record<string, TableDefinition>> = Object.assign(
  {},
  ...stated.map(({ tables }) => tables),
  platformTables,
);

/** Every secret that operators put into Secrets Manager, by name, and what it is for. */
export const secrets: Readonly<Record<string, string>> = Object.assign({}, ...stated.map(({ secrets }) => secrets));

/** The stream of every mail, by its name. */
export const mails: StreamsByMail = Object.fromEntries(
  stated.flatMap(({ mails = [] }) => mails.map(({ name, stream }) => [name, stream])),
);
