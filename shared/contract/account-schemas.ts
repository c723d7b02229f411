import * as z from 'zod/mini';

/** What is known of a member to themselves (product-rules.md#member-fields). Empty where there is nothing. */
export const Profile = z.object({
  uid: z.string(),
  userName: z.string(),
  /** Address of a picture. */
  header: z.string(),
  email: z.string(),
  telephone: z.string(),
  company: z.string(),
  /** `job` in calls that change it. */
  industry: z.string(),
});
export type Profile = z.output<typeof Profile>;

/** User info, as clients keep it: being kept means being signed in. */
export const UserInfo = z.extend(Profile, { login_token: z.string() });
export type UserInfo = z.output<typeof UserInfo>;

/** The same with the number of its changes, which a change may state. */
export const RevisedUserInfo = z.extend(UserInfo, { revision: z.int() });

/** A session as its member sees it. */
export const SessionFacts = z.object({
  id: z.string(),
  /** `Chrome on Windows`. */
  device: z.string(),
  /** ISO 8601, UTC. */
  started_at: z.iso.datetime(),
  /** To the day. */
  used_at: z.iso.datetime(),
  /** 1 for the one that asks. */
  is_current: z.int(),
});
export type SessionFacts = z.output<typeof SessionFacts>;

/** Where a member has things sent. */
export const Address = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  addr: z.string(),
  /** 1 for the default one. */
  is_default: z.int(),
});
export type Address = z.output<typeof Address>;
