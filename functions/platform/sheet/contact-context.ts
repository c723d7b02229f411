/**
 * What the contacts of members are sealed for (`personal-data/member-contact.ts`): no domain, so that a sheet grants sealing and opening them by
 * themselves.
 */
export const contactContext = 'members';
