/**
 * What functions are written with: how each kind is defined, and all that it may list under `uses`. A bundle carries what its function imports of it, and nothing else
 * ("sideEffects" in package.json).
 */
export { auditing } from './audit/auditing.ts';
export { objects } from './buckets/buckets.ts';
export { once } from './calls/answering-once.ts';
export { endpoint } from './calls/endpoint.ts';
export { checkingLimit, keepingLimit, limiting } from './calls/limits/limiting.ts';
export { provingMember } from './calls/members/proving-member.ts';
export { operation } from './calls/operation.ts';
export { counting } from './counters/counting.ts';
export { consumer, eachDelivery } from './events/consumer.ts';
export { publishOutbox } from './events/outbox/publish-outbox.ts';
export { republishOutbox } from './events/outbox/republish-outbox.ts';
export { publishing } from './events/publishing.ts';
export { schedule } from './events/schedule.ts';
export { showFigures } from './figures/show-figures.ts';
export { mailing } from './mail/mailing.ts';
export { readingAddresses, readingContacts } from './personal-data/reaching-members.ts';
export { hashing, opening, sealing, sealingFor } from './personal-data/sealing.ts';
export { readingSecrets } from './secrets/secrets.ts';
export { index, rows, rowsOfMember } from './tables/rows.ts';
export { type TableValue, within } from './tables/table-value.ts';
export { sessionsTable } from './tables/tables.ts';
export { transaction } from './tables/writing.ts';
