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
import { uploads } from './uploads/domain.ts';

/**
 * Every domain. Its contract is `shared/contract/<domain>.ts`, or the files of `shared/contract/<domain>/`; its folder here says the rest: `domain.ts`, `needs.ts`, and
 * `consumers.ts` where it has some. All registries are made from this list.
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

type PartsNamed<Part extends keyof DomainDefinition> = {
  [Name in Domain]: (typeof domains)[Name] extends { readonly [Key in Part]: infer Stated } ? Stated : never;
}[Domain];

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer All) => void
  ? All
  : never;

/** What all domains state under one name, such as `tables`. */
export type OfAllDomains<Part extends keyof DomainDefinition> = Together<PartsNamed<Part>>;

/** What all domains state under one name. Each name in it has one domain (`functions/registry.test.ts`). */
export function ofAllDomains<Part extends keyof DomainDefinition>(part: Part): OfAllDomains<Part> {
  const definitions: readonly DomainDefinition[] = Object.values(domains);
  return Object.assign({}, ...definitions.map((definition) => definition[part]));
}
