import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** What comparing a code takes; who uses it up deletes it. */
const usingCode = ['UpdateItem', 'DeleteItem'] as const;

/** Ten years after the last sign-in at most, or a week after a member left. */
const untilErased = { days: 3_650, endedBy: 'eraseMembers' } as const;

/** Changing what a member signs in with, and ending the sessions that began before. */
const changingCredentials = {
  tables: { accounts: ['GetItem', 'UpdateItem'], codes: usingCode },
  owned: { sessions: ['Query', 'DeleteItem'] },
  keys: { personal: ['open', 'seal'], lookup: ['hash'] },
  outbox: { table: 'accounts', events: ['credentials.changed.v1'] },
  retention: untilErased,
} as const;

/** All addresses of a member are one row, which is written where nobody erases the account. */
const writingAddresses = {
  owned: { accounts: ['GetItem', 'PutItem', 'ConditionCheckItem'] },
  keys: { personal: ['open', 'seal'] },
  retention: untilErased,
} as const;

/** Asking for a code: the address is sealed into the event, and kept as long as the archive keeps that. */
const requestingCode = {
  publishes: ['code.requested.v1'],
  retention: { days: 90, endedBy: 'archive' },
} as const;

/** Writing how a member is reached, for all domains that write to them (`platform/personal-data/member-contact.ts`). */
const writingContact = { sealsFor: ['members'] } as const;

/** Finding a member by a login name or an id. */
const finding = { accounts: ['GetItem'] } as const;

/** Erasing an account: its names and its row, what else is its member's, its sessions and contact; and announcing it to other domains. */
const erasing = {
  tables: { accounts: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  owned: { accounts: ['Query'], sessions: ['Query', 'DeleteItem'] },
  outbox: { table: 'accounts', events: ['member.erased.v1'] },
} as const;

/** What each function of the accounts domain may touch, and nothing more. */
export const needs = {
  signIn: {
    tables: { accounts: ['GetItem', 'UpdateItem'], codes: usingCode, sessions: ['PutItem'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    keepsLimits: true,
  },
  registerMember: {
    tables: { accounts: ['PutItem'], codes: usingCode },
    owned: { sessions: ['PutItem'] },
    ...writingContact,
    keys: { personal: ['seal'], lookup: ['hash'] },
    outbox: { table: 'accounts', events: ['member.registered.v1', 'registration.declined.v1'] },
    retention: untilErased,
  },
  resetPassword: changingCredentials,
  changeLoginName: {
    ...changingCredentials,
    ...writingContact,
    tables: { accounts: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], codes: usingCode },
    owned: { sessions: ['Query', 'DeleteItem', 'PutItem'] },
  },
  linkPersonalCentre: {
    tables: { accounts: ['PutItem'] },
    owned: { accounts: ['GetItem'] },
    keys: { personal: ['open'] },
  },
  tradeLoginToken: {
    tables: {
      accounts: ['GetItem', 'UpdateItem', 'DeleteItem'],
      sessions: ['PutItem', 'ConditionCheckItem'],
    },
    keys: { personal: ['open'], lookup: ['hash'] },
  },
  startPasskeySignIn: { tables: { codes: ['PutItem'] } },
  signInByPasskey: {
    tables: { accounts: ['GetItem', 'UpdateItem'], codes: ['DeleteItem'], sessions: ['PutItem'] },
    keys: { personal: ['open'] },
  },
  listPasskeys: { owned: { accounts: ['Query'] }, keys: { personal: ['open'] } },
  startAddingPasskey: {
    tables: { codes: ['PutItem'] },
    owned: { accounts: ['GetItem', 'Query'] },
    keys: { personal: ['open'] },
  },
  addPasskey: {
    tables: { accounts: ['PutItem'], codes: ['DeleteItem'] },
    owned: { accounts: ['GetItem', 'Query', 'ConditionCheckItem'] },
    keys: { personal: ['open', 'seal'] },
    outbox: { table: 'accounts', events: ['credentials.changed.v1'] },
    retention: untilErased,
  },
  renamePasskey: { owned: { accounts: ['UpdateItem'] }, keys: { personal: ['seal'] }, retention: untilErased },
  removePasskey: {
    tables: { accounts: ['DeleteItem'] },
    owned: { accounts: ['GetItem'] },
    keys: { personal: ['open', 'seal'] },
    outbox: { table: 'accounts', events: ['credentials.changed.v1'] },
    retention: untilErased,
  },
  signOut: { owned: { sessions: ['DeleteItem'] } },
  listSessions: { owned: { sessions: ['Query'] } },
  endSessions: { owned: { sessions: ['Query', 'DeleteItem'] } },
  exportAccount: {
    owned: { accounts: ['GetItem', 'Query'], sessions: ['GetItem', 'Query'] },
    keys: { personal: ['open'] },
  },
  deleteAccount: {
    owned: { accounts: ['GetItem', 'UpdateItem'], sessions: ['Query', 'DeleteItem'] },
    keys: { personal: ['open', 'seal'] },
    outbox: { table: 'accounts', events: ['credentials.changed.v1'] },
    retention: untilErased,
  },
  getProfile: { owned: { accounts: ['GetItem'] }, keys: { personal: ['open'] } },
  mailMembers: {
    owned: { accounts: ['GetItem', 'Query'], sessions: ['Query', 'DeleteItem'] },
    keys: { personal: ['open'] },
    mails: ['welcome', 'account-exists', 'credentials-changed'],
  },
  countMembers: { counts: 'accounts' },
  eraseMembers: { ...erasing, indexes: { 'accounts.byErasure': ['Query'] } },
  showMember: { tables: finding, keys: { personal: ['open'], lookup: ['hash'] }, audits: true },
  blockMember: {
    tables: { accounts: ['GetItem', 'UpdateItem'] },
    owned: { sessions: ['Query', 'DeleteItem'] },
    keys: { lookup: ['hash'] },
    audits: true,
  },
  unblockMember: { tables: { accounts: ['GetItem', 'UpdateItem'] }, keys: { lookup: ['hash'] }, audits: true },
  listMemberSessions: { tables: finding, owned: { sessions: ['Query'] }, keys: { lookup: ['hash'] }, audits: true },
  endMemberSessions: {
    tables: finding,
    owned: { sessions: ['Query', 'DeleteItem'] },
    keys: { lookup: ['hash'] },
    audits: true,
  },
  listMemberProjects: {
    tables: finding,
    owned: { accounts: ['Query'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    audits: true,
  },
  importProjects: {
    tables: { accounts: ['GetItem', 'ConditionCheckItem'] },
    owned: { accounts: ['Query', 'PutItem'] },
    keys: { personal: ['open', 'seal'], lookup: ['hash'] },
    audits: true,
    retention: untilErased,
  },
  findPersonInAccounts: {
    tables: finding,
    owned: { accounts: ['Query'], sessions: ['Query'] },
    keys: { lookup: ['hash'] },
  },
  exportPersonFromAccounts: {
    tables: finding,
    owned: { accounts: ['GetItem', 'Query'], sessions: ['GetItem', 'Query'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    audits: true,
  },
  erasePersonFromAccounts: { ...erasing, keys: { lookup: ['hash'] }, audits: true },
  editProfile: {
    tables: { uploads: ['GetItem', 'UpdateItem'] },
    owned: { accounts: ['GetItem', 'UpdateItem'], sessions: ['PutItem'] },
    ...writingContact,
    keys: { personal: ['open', 'seal'] },
    retention: untilErased,
  },
  readLessonProgress: { owned: { accounts: ['GetItem'] } },
  keepLessonProgress: { owned: { accounts: ['GetItem', 'PutItem', 'ConditionCheckItem'] } },
  listAddresses: { owned: { accounts: ['GetItem'] }, keys: { personal: ['open'] } },
  addAddress: writingAddresses,
  setDefaultAddress: writingAddresses,
  deleteAddress: writingAddresses,
  listProjects: { owned: { accounts: ['Query'] }, keys: { personal: ['open'] } },
  sendEmailCode: {
    ...requestingCode,
    tables: finding,
    keys: { personal: ['seal'], lookup: ['hash'] },
    keepsLimits: true,
  },
  sendOwnCode: {
    ...requestingCode,
    owned: { accounts: ['GetItem'] },
    keys: { personal: ['seal', 'open'], lookup: ['hash'] },
    keepsLimits: true,
  },
  checkOwnCode: {
    tables: { codes: ['UpdateItem'] },
    owned: { accounts: ['GetItem'] },
    keys: { personal: ['open'], lookup: ['hash'] },
  },
  mailCodes: {
    tables: { accounts: ['GetItem'], codes: ['GetItem', 'PutItem'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    mails: ['sign-in-code', 'no-account', 'account-exists'],
  },
} as const satisfies DomainNeeds;
