import type { CodePurpose } from '../../shared/code-purposes.ts';
import type { Project } from '../../shared/contract/account-schemas.ts';
import type { TableAction } from '../../shared/manifest/function-needs.ts';
import { contactContext } from '../../shared/manifest/function-needs.ts';
import { limitChecker, limitKeeper } from '../platform/calls/limits/limit-keeper.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker, codeKey, codeSeconds, hashOfCode } from '../platform/codes/code-checker.ts';
import { codeCounter } from '../platform/codes/code-limits.ts';
import { addressReader, contactReader } from '../platform/personal-data/member-contact.ts';
import type { OwnedTable } from '../platform/tables/owned-tables.ts';
import { ownedTable } from '../platform/tables/owned-tables.ts';
import { keysInMemory, sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { emailCodeSender } from './codes/email-code.ts';
import { memberRegistrar } from './members/member-registrar.ts';
import { hashOfName, memberFinder } from './members/member-repository.ts';
import { linkTrader } from './sign-in/centre-link.ts';
import { loginNameChanger, passwordResetter } from './sign-in/credential-changer.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import { signInDesk } from './sign-in/sign-in-desk.ts';
import { accountsTable } from './tables.ts';

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

/** Accounts in memory: tables, sealer and the rules of identity, by a clock that the test sets. */
export function anAccountsDesk() {
  const tables = tablesInMemory('accounts', accountsTable);
  const keys = keysInMemory();
  const sealer = sealerInMemory('accounts', keys);
  const [table, codes] = [tables.table('accounts'), tables.table('codes')];
  const clock = { now: Date.parse('2026-11-25T09:30:00.000Z') };
  const now = () => clock.now;
  const { transact } = tables;
  const find = memberFinder(table);
  const checkCode = codeChecker({ table: codes, sealer, now });
  const ownedBy = ({ uid }: { uid: string }) => {
    const of = (name: string): OwnedTable<TableAction> => ownedTable(tables.table(name), uid);
    return { accounts: of('accounts'), sessions: of('sessions'), uploads: of('uploads') };
  };
  const isKnown = knownNetworks(table, now);
  const parts = { sealer, find, isKnown, checkCode, transact, ownedBy };
  const openSession = sessionOpener<'codes' | 'accounts', 'sessions'>({ sealer, transact, now });
  const keepLimit = limitKeeper(tables.table('limits'), { now, pause: () => 0 });
  const desk = signInDesk({ ...parts, keepLimit, openSession });
  const register = memberRegistrar({ ...parts, now: () => new Date(clock.now) });
  const reset = passwordResetter(parts);
  const rename = loginNameChanger(parts);
  const send = emailCodeSender({
    ...parts,
    countCode: codeCounter({ sealer, keepLimit, checkLimit: limitChecker(tables.table('limits'), { now }) }),
    requestCode: async () => new Told({}, ''),
  });
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
    tables,
    table,
    sealer,
    clock,
    ownedBy,
    find: async (name: string) => find(await nameHash(name)),
    checkCode: async (purpose: CodePurpose, address: string, code: string, viewer = aViewer()) =>
      checkCode(purpose, await nameHash(address), code, viewer),
    putCode,
    keepLimit,
    /** Whether a member has signed in from where somebody calls. */
    isKnown,
    /** Asks for a code, which is not mailed. */
    askForCode: (purpose: CodePurpose, address: string, viewer = aViewer()) => send(purpose, address, viewer),
    register: (registration: Parameters<typeof register>[0], viewer = aViewer()) => register(registration, viewer),
    ...desk,
    openSession,
    reset: (name: string, code: string, password: string, viewer = aViewer()) => reset(name, code, password, viewer),
    rename: (uid: string, names: Parameters<typeof rename>[1], viewer = aViewer()) => rename(uid, names, viewer),
    trade: linkTrader({ sealer, find, table, openSession, now }),
    /** A member who has registered, and their uid. */
    aMember: async (parts: Parameters<typeof aRegistration>[0] = {}) => {
      const registration = aRegistration(parts);
      await putCode('register', registration.email || registration.login_name);
      await register(registration, aViewer());
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
