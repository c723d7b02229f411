import type { TableAction } from '../../shared/manifest/function-needs.ts';
import { limitChecker, limitKeeper } from '../platform/calls/limits/limit-keeper.ts';
import { codeKey, codeSeconds, hashOfCode } from '../platform/codes/code-checker.ts';
import { type OwnedTable, ownedTable } from '../platform/tables/owned-tables.ts';
import { aClock } from '../platform/testing/a-clock.ts';
import { sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { calling } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { newUploadKey, type UploadKey } from '../platform/uploads/upload-key.ts';
import { awaitedUpload, StoredUpload, uploadRowKey } from '../platform/uploads/upload-row.ts';
import { monthKey } from './exams/exam-months.ts';
import querySignUp from './query-sign-up.ts';
import {
  hashOfReceiver,
  StoredSignUp as Stored,
  type StoredSignUp,
  signUpKey,
  signUpsOfMonth,
} from './sign-ups/sign-up.ts';
import { signUpEraser } from './sign-ups/sign-up-eraser.ts';
import { signUpTaker } from './sign-ups/sign-up-taker.ts';
import { certificationTable } from './tables.ts';

export const anIdcard = '11010519491231002X';
const domain = 'https://www.example.com/';
const viewerAddress = '203.0.113.1:443';

/** What a candidate types, but for the photo. */
export function aForm(parts: Partial<Parameters<ReturnType<typeof signUpTaker>>[0]> = {}) {
  return {
    headimg: '',
    name: 'Ada Lovelace',
    company: 'Stage One',
    addr: '1 Stage Road, Shanghai',
    idcard: anIdcard,
    phone: '13800138000',
    email: 'ada@example.com',
    code: '123456',
    consent: '2026-11',
    ...parts,
  };
}

/** Certification in memory: tables, sealer and the rules of signing up, by a clock that the test sets. */
export function aSignUpDesk() {
  const tables = tablesInMemory('certification', certificationTable);
  const sealer = sealerInMemory('certification');
  const [table, codes, uploads] = [tables.table('certification'), tables.table('codes'), tables.table('uploads')];
  const clock = aClock('2026-11-25T09:30:00.000Z');
  const { transact } = tables;
  const ownedBy = ({ uid }: { readonly uid: string }): { readonly certification: OwnedTable<TableAction> } => ({
    certification: ownedTable(table, uid),
  });
  const { seal, lookupHash } = sealer;
  const take = signUpTaker({ certification: table, codes, seal, lookupHash, transact });
  const keepLimit = limitKeeper(tables.table('limits'), { pause: () => 0 });
  const checkLimit = limitChecker(tables.table('limits'));
  const asking = { certification: table, keepLimit, checkLimit, lookupHash };
  const uploaded = async (kind: 'headimg' | 'media' = 'headimg'): Promise<UploadKey> => {
    const key = newUploadKey(kind, 'jpg');
    await uploads.put(awaitedUpload({ key, kind, type: 'image/jpeg', owner: '', now: clock.now }));
    return key;
  };
  const putCode = async ({ phone, email, code }: { phone: string; email: string; code: string }) => {
    const addressHash = await hashOfReceiver(sealer, phone, email);
    const codeHash = await hashOfCode(sealer, 'exam-sign-up', addressHash, code);
    const requestedAt = clock.now;
    const expires = Math.floor(requestedAt / 1_000) + codeSeconds;
    const key = codeKey('exam-sign-up', addressHash);
    await codes.put({ ...key, codeHash, requestId: `r${requestedAt}`, requestedAt, tries: 0, expires });
    return key;
  };
  const stored = async (period = '2026-11', idcard = anIdcard): Promise<StoredSignUp | undefined> => {
    const item = await table.get(signUpKey({ idHash: await sealer.lookupHash('idcard', idcard), sk: period }));
    return item && Stored.parse(item);
  };
  /** All sign-ups of an ID number in a month. */
  const storedAll = async (period = '2026-11', idcard = anIdcard) =>
    signUpsOfMonth(table, await sealer.lookupHash('idcard', idcard), period);
  return {
    ...{ tables, table, codes, uploads, sealer, clock, ownedBy, transact, asking },
    keepLimit,
    uploaded,
    putCode,
    stored,
    storedAll,
    take: (form: ReturnType<typeof aForm>, uid?: string) =>
      take(form, uid === undefined ? undefined : { uid }, domain, viewerAddress),
    /** Asks as one whose network has not asked for anything else. */
    query: (asked: { readonly name: string; readonly idcard: string }, from = '198.51.100.7') =>
      calling(querySignUp, asking)(asked, { viewerAddress: `${from}:443` }),
    erase: signUpEraser(table, transact),
    upload: async (key: string) => StoredUpload.parse(await uploads.get(uploadRowKey(key as UploadKey))), // a key that was uploaded
    closeMonth: (period: string) =>
      table.put({
        ...monthKey(period),
        ...{ period, isOpen: false, changedBy: 'kim', changedAt: new Date(clock.now).toISOString() },
      }),
    /** Signs somebody up as the page does, with a code and a photo of their own. */
    async signedUp(parts: Parameters<typeof aForm>[0] = {}, uid?: string): Promise<StoredSignUp> {
      const form = aForm({ headimg: await uploaded(), ...parts });
      await putCode(form);
      await take(form, uid === undefined ? undefined : { uid }, domain, viewerAddress);
      const period = new Date(clock.now + 8 * 3_600_000).toISOString().slice(0, 7);
      const emailHash = await sealer.lookupHash('email', form.email);
      const signUp = (await storedAll(period, form.idcard)).find((one) => one.emailHash === emailHash);
      if (!signUp) throw new Error('The sign-up was not kept');
      return signUp;
    },
  };
}
