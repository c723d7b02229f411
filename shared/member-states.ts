/** The states of an account, and those that may follow each. Who is leaving is erased after a week, unless they sign in. */
export const memberStates = {
  active: ['leaving', 'blocked', 'erasing'],
  leaving: ['active', 'blocked', 'erasing'],
  blocked: ['active', 'erasing'],
  erasing: [],
} as const satisfies Record<string, readonly string[]>;
export type MemberState = keyof typeof memberStates;
export const memberStateNames = Object.keys(memberStates) as MemberState[]; // Object.keys loses the literal keys
