/**
 * How many codes one mailbox and one network get. The mailbox's count is one, whatever the codes are for and whoever asks: `sendEmailCode` has it
 * kept by its entry, `sendOwnCode`, which learns the address in its function, keeps it there under the same name and subject (product-rules.md#codes).
 */
export const codeLimits = {
  perMailbox: [
    { name: 'codes', of: 'codes', per: { field: 'email', kind: 'mailbox' }, max: 1, seconds: 60 },
    { name: 'codes', of: 'codes', per: { field: 'email', kind: 'mailbox' }, max: 10, seconds: 24 * 60 * 60 },
  ],
  perNetwork: [{ name: 'codes-of-network', of: 'codes', per: 'network', max: 30, seconds: 60 * 60 }],
} as const;
