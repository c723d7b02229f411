/**
 * Every domain event by the name that rules match, which ends with its version. A change that old consumers cannot read becomes
 * a new version beside the old one.
 */
export const eventNames = ['download.recorded.v1', 'enquiry.received.v1'] as const;

export type EventName = (typeof eventNames)[number];
