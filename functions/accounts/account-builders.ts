import { onTestFinished, vi } from 'vitest';
import { type CodePurpose, codeTypes } from '../../shared/code-purposes.ts';
import type { Project } from '../../shared/contract/account-schemas.ts';
import type { TableAction } from '../../shared/manifest/function-needs.ts';
import { contactContext } from '../../shared/manifest/function-needs.ts';
import { siteHostHeader } from '../../shared/site-host.ts';
import { createTrail } from '../platform/audit/audit.ts';
import { limitChecker, limitKeeper } from '../platform/calls/limits/limit-keeper.ts';
import { codeKey, codeSeconds, hashOfCode } from '../platform/codes/code-checker.ts';
import { addressReader, contactReader } from '../platform/personal-data/member-contact.ts';
import type { OwnedTable } from '../platform/tables/owned-tables.ts';
import { ownedTable } from '../platform/tables/owned-tables.ts';
import { keysInMemory, sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { calling, replying } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import changeLoginName from './change-login-name.ts';
import deleteAccount from './delete-account.ts';
import exportAccount from './export-account.ts';
import { hashOfName, memberFinder } from './members/member-repository.ts';
import registerMember from './register-member.ts';
import resetPassword from './reset-password.ts';
import sendEmailCode from './send-email-code.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import signIn from './sign-in.ts';
import { accountsTable } from './tables.ts';
import tradeLoginToken from './trade-login-token.ts';

/** What somebody types to register, for tests. */
export function aRegistration(
  parts: Partial<{ login_name: string; email: string; userName: string; password: string; code: string }> = {},
) {
  return {
    login_name: 'ada@example.com',
    email: '',
    userName: 'Ada Lovelace',
    password: 'a stage is lit by 12 lamps',
    code: '123456',
    ...parts,
  };
}

/** A call from somewhere. */
export const aViewer = (host = 1) => ({
  viewerAddress: `203.0.113.${host}:443`,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  siteHost: 'www.example.com',
});

/** The same, as a test calls an endpoint from there. */
export const from = ({ viewerAddress, userAgent, siteHost } = aViewer()) => ({
  viewerAddress,
  headers: { 'user-agent': userAgent, [siteHostHeader]: siteHost },
});

/** Accounts in memory: tables, keys and the functions of identity, by a clock that the test sets. */
export function anAccountsDesk() {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T09:30:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = {
    get now() {
      return Date.now();
    },
    set now(time) {
      vi.setSystemTime(time);
    },
  };
  const tables = tablesInMemory('accounts', accountsTable);
  const keys = keysInMemory();
  const sealer = sealerInMemory('accounts', keys);
  const [table, codes] = [tables.table('accounts'), tables.table('codes')];
  const { transact } = tables;
  const find = memberFinder(table);
  const ownedBy = ({ uid }: { uid: string }) => {
    const of = (name: string): OwnedTable<TableAction> => ownedTable(tables.table(name), uid);
    return { accounts: of('accounts'), sessions: of('sessions'), uploads: of('uploads') };
  };
  const requests: { purpose: string; addressHash: string; sealedAddress: string }[] = [];
  /** The clients of functions, by the names under which they use them. */
  const clients = {
    ...{ accounts: table, codes, uploads: tables.table('uploads'), ownedBy, transact },
    ...sealer,
    byErasure: tables.index('accounts.byErasure'),
    keepLimit: limitKeeper(tables.table('limits'), { pause: () => 0 }),
    checkLimit: limitChecker(tables.table('limits')),
    audited: createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll, pause: () => 0 }),
    publish: async (_: unknown, data: unknown) => void requests.push(Object(data)),
  };
  const [signing, renaming] = [calling(signIn, clients), calling(changeLoginName, clients)];
  const [registering, resetting] = [replying(registerMember, clients), calling(resetPassword, clients)];
  const [sending, trading] = [calling(sendEmailCode, clients), calling(tradeLoginToken, clients)];
  const [leaving, exporting] = [calling(deleteAccount, clients), calling(exportAccount, clients)];
  /** What proves a member is made with each call. */
  const proof = { uid: '', login_token: '' };
  const register = (registration: Parameters<typeof registering>[0], viewer = aViewer()) =>
    registering(registration, from(viewer));
  const nameHash = (name: string) => hashOfName(sealer, name);
  const contactOf = contactReader({
    table: tables.table('sessions'),
    open: sealerInMemory(contactContext, keys).open,
  });
  /** A code as the mailer leaves it. */
  const putCode = async (purpose: CodePurpose, address: string, code = '123456') => {
    const addressHash = await nameHash(address);
    const codeHash = await hashOfCode(sealer, purpose, addressHash, code);
    const requestedAt = clock.now;
    const expires = Math.floor(requestedAt / 1_000) + codeSeconds;
    await codes.put({
      ...codeKey(purpose, addressHash),
      codeHash,
      requestId: `r${requestedAt}`,
      requestedAt,
      tries: 0,
      expires,
    });
  };
  return {
    ...{ tables, table, sealer, clock, ownedBy, clients, putCode, register },
    /** Who asked for which codes, by the events. */
    requests,
    find: async (name: string) => find(await nameHash(name)),
    keepLimit: clients.keepLimit,
    /** Whether a member has signed in from where somebody calls. */
    isKnown: knownNetworks(table),
    /** Asks for a code, which is not mailed. */
    askForCode: (purpose: keyof typeof codeTypes, email: string, viewer = aViewer()) =>
      sending({ type: codeTypes[purpose], email }, from(viewer)),
    byPassword: (login_name: string, password: string, viewer = aViewer()) =>
      signing({ login_name, password, code: '' }, from(viewer)),
    byCode: (login_name: string, code: string, viewer = aViewer()) =>
      signing({ login_name, password: '', code }, from(viewer)),
    openSession: sessionOpener<'codes' | 'accounts', 'sessions'>({ open: sealer.open, transact }),
    reset: (login_name: string, code: string, password: string, viewer = aViewer()) =>
      resetting({ login_name, code, password }, from(viewer)),
    rename: (uid: string, names: Omit<Parameters<typeof renaming>[0], 'uid' | 'login_token'>, viewer = aViewer()) =>
      renaming(names as Parameters<typeof renaming>[0], { ...from(viewer), uid }),
    trade: (login_name: string, token: string, viewer = aViewer()) => trading({ login_name, token }, from(viewer)),
    /** Asks for the account to be erased. @returns the day after which it is */
    leave: async (uid: string, password: string) =>
      (await leaving({ ...proof, password }, { ...from(), uid })).erased_on,
    /** The records that a member exports. */
    ownRecords: async (uid: string) => (await exporting(proof, { ...from(), uid })).list,
    /** Who did what, by the audit trail. */
    trail: () =>
      tables.items().flatMap(({ action, subject, operator }) => (action ? [[operator, action, subject]] : [])),
    /** A member who has registered, and their uid. */
    aMember: async (parts: Parameters<typeof aRegistration>[0] = {}) => {
      const registration = aRegistration(parts);
      await putCode('register', registration.email || registration.login_name);
      await register(registration);
      const member = await find(await nameHash(registration.login_name));
      if (!member) throw new Error('The registration was declined');
      return { ...registration, uid: member.uid };
    },
    /** How other domains reach a member. */
    contactOf,
    addressOf: addressReader(contactOf),
    sessions: () => tables.items().filter(({ sk }) => String(sk).startsWith('session#')),
  };
}

/** A project of a member, as it is kept. */
export function aProject(parts: Partial<Project> = {}): Project {
  return {
    id: 'spring-gala',
    name: 'Spring gala',
    product_name: 'S3 Pro',
    version: '5.1.4',
    update_time: '2026-11-22T09:30:00.000Z',
    ...parts,
  };
}
