/**
 * Every domain event by the name that rules match, its version in it. A change that old consumers cannot read is a new
 * version beside the old one.
 */
export const eventNames = ['download.recorded.v1'] as const;

export type EventName = (typeof eventNames)[number];
