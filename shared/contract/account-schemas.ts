import * as z from 'zod/mini';
import { memberStateNames } from '../member-states.ts';

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

/** What signing in answers: who it is, and 1 where that ended the week after which the account was to be erased. */
export const SignedIn = z.extend(UserInfo, { erasure_called_off: z.int() });
export type SignedIn = z.output<typeof SignedIn>;

/** User info with the number of its changes, which a change may state. */
export const RevisedUserInfo = z.extend(UserInfo, { revision: z.int() });

/** What operators see of an account. */
export const MemberFacts = z.object({
  uid: z.string(),
  state: z.enum(memberStateNames),
  /** ISO 8601, UTC. */
  registeredAt: z.iso.datetime(),
  /** The day after which it is erased, `YYYY-MM-DD` in UTC. */
  erasedOn: z.iso.date(),
});
export type MemberFacts = z.output<typeof MemberFacts>;

/** The same with who it is. */
export const OpenedMember = z.extend(MemberFacts, Profile.shape);
export type OpenedMember = z.output<typeof OpenedMember>;

/** A session as operators see it. */
export const MemberSession = z.object({
  id: z.string(),
  device: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  /** To the day. */
  usedAt: z.iso.datetime(),
});
export type MemberSession = z.output<typeof MemberSession>;

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

/** A project of a member: a show file made with the software, as it was saved last. */
export const Project = z.object({
  id: z.string(),
  name: z.string(),
  /** `S3 Pro`. */
  product_name: z.string(),
  /** Of the software that saved it; empty where that is not known. */
  version: z.string(),
  /** When it was saved last: ISO 8601, UTC. */
  update_time: z.iso.datetime(),
});
export type Project = z.output<typeof Project>;
