/** How many codes one network asks for, for whatever mailboxes; what a mailbox gets is counted by the functions (product-rules.md#codes). */
export const codesOfNetwork = [
  { name: 'codes-of-network', of: 'codes', per: 'network', max: 30, seconds: 60 * 60 },
] as const;
