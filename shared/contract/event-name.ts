/**
 * Name of a domain event, which rules match and which ends with the event's version (`events/<name>/event.ts`). A change that old consumers cannot
 * read becomes a new version beside the old one.
 */
export type EventName = `${string}.v${number}`;
