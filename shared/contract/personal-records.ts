import * as z from 'zod/mini';

/** Something that is kept of a person, and when it came (ISO 8601, UTC). */
export const PersonalRecord = z.object({ kind: z.string(), id: z.string(), at: z.iso.datetime() });
export type PersonalRecord = z.output<typeof PersonalRecord>;

/** The same with what it says: texts, numbers, lists, and times in ISO 8601, UTC. */
export const OpenedRecord = z.extend(PersonalRecord, { says: z.record(z.string(), z.unknown()) });
export type OpenedRecord = z.output<typeof OpenedRecord>;
