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
import { aClock } from '../platform/testing/a-clock.ts';
import { keysInMemory, sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { calling } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import changeLoginName from './change-login-name.ts';
import deleteAccount from './delete-account.ts';
import exportAccount from './export-account.ts';
import { hashOfName, memberFinder } from './members/member-repository.ts';
import registerMember from './register-member.ts';
import resetPassword from './reset-password.ts';
import sendEmailCode from './send-email-code.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import signIn from './sign-in.ts';
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
  headers: {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
    [siteHostHeader]: 'www.example.com',
  },
});

/** Accounts in memory: tables, sealer and the functions of identity, each call of which is the first of its network. */
export function anAccountsDesk() {
  const inMemory = tablesInMemory('accounts', accountsTable);
  // All of a test happens at one time, by which events have no order: they were written in one.
  const announced = () => {
    const items = inMemory.items();
    const placeOf = (id: string) => items.findIndex(({ sk }) => String(sk).endsWith(`#${id}`));
    return inMemory.announced().toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
  };
  const tables = { ...inMemory, announced };
  const keys = keysInMemory();
  const sealer = sealerInMemory('accounts', keys);
  const [table, codes, limits] = [tables.table('accounts'), tables.table('codes'), tables.table('limits')];
  const clock = aClock('2026-11-25T09:30:00.000Z');
  const find = memberFinder(table);
  const ownedBy = ({ uid }: { uid: string }) => {
    const of = (name: string): OwnedTable<TableAction> => ownedTable(tables.table(name), uid);
    return { accounts: of('accounts'), sessions: of('sessions'), uploads: of('uploads') };
  };
  /** What functions of accounts use. */
  const clients = {
    ...sealer,
    accounts: table,
    codes,
    uploads: tables.table('uploads'),
    byErasure: tables.index('accounts.byErasure'),
    ownedBy,
    transact: tables.transact,
    keepLimit: limitKeeper(limits, { pause: () => 0 }),
    checkLimit: limitChecker(limits),
    publish: async () => {},
    audited: createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll, pause: () => 0 }),
  };
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
  const register = (registration: ReturnType<typeof aRegistration>) =>
    calling(registerMember, clients)(registration, aViewer());
  return {
    tables,
    table,
    codes,
    sealer,
    clock,
    clients,
    ownedBy,
    find: async (name: string) => find(await nameHash(name)),
    putCode,
    /** Whether a member has signed in from where somebody calls. */
    isKnown: knownNetworks(table),
    /** Asks for a code, which is not mailed. */
    askForCode: (purpose: keyof typeof codeTypes, email: string, viewer = aViewer()) =>
      calling(sendEmailCode, clients)({ email, type: codeTypes[purpose] }, viewer),
    register,
    byPassword: (login_name: string, password: string, viewer = aViewer()) =>
      calling(signIn, clients)({ login_name, password }, viewer),
    byCode: (login_name: string, code: string, viewer = aViewer()) =>
      calling(signIn, clients)({ login_name, code }, viewer),
    reset: (login_name: string, code: string, password: string, viewer = aViewer()) =>
      calling(resetPassword, clients)({ login_name, code, password }, viewer),
    rename: (
      uid: string,
      names: { old_login_name: string; old_code: string; new_login_name: string; new_code: string },
    ) => calling(changeLoginName, clients)(names, { ...aViewer(), uid }),
    leave: async (uid: string, password: string) =>
      (await calling(deleteAccount, clients)({ password }, { ...aViewer(), uid })).erased_on,
    exportOf: async (uid: string) => (await calling(exportAccount, clients)({}, { ...aViewer(), uid })).list,
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
    /** The rows of the audit trail: who did what, with what. */
    trail: () =>
      tables.items().flatMap(({ action, operator, subject }) => (action ? [[operator, action, subject]] : [])),
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
