import { expect, test } from 'vitest';
import { aContext } from '../../platform/testing/builders.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { certificateItem } from '../certificates/certificate.ts';
import eraseSignUps from '../erase-sign-ups.schedule.ts';
import { aSignUpDesk } from '../sign-up-builders.ts';
import { signUpKey } from './sign-up.ts';

captureLog();

/** A desk with the job that erases, as of a day. */
function aDesk() {
  const desk = aSignUpDesk();
  const { tables, table: certification, transact } = desk;
  const bySignUpEnd = tables.index('certification.bySignUpEnd');
  const byPhotoEnd = tables.index('certification.byPhotoEnd');
  const clients = { certification, transact, bySignUpEnd, byPhotoEnd };
  const eraseAt = (day: string, changed: Partial<typeof clients> = {}) =>
    eraseSignUps.start({ ...clients, ...changed })({ scheduledAt: `${day}T03:50:00Z` }, aContext());
  return { ...desk, eraseAt };
}

test('a sign-up without certificate goes with its photo once the twelfth month after the exam is over', async () => {
  const { signedUp, eraseAt, stored, upload } = aDesk();
  const { photo = '' } = await signedUp({}, 'u1');
  await eraseAt('2027-11-30');
  expect(await stored()).toMatchObject({ photo });
  await eraseAt('2027-12-01');
  expect(await stored()).toBeUndefined();
  expect(await upload(photo)).toMatchObject({ due: 'unused' });
});

test('with a certificate the photo goes, and the rest two years after its last day', async () => {
  const { signedUp, eraseAt, stored, table, upload } = aDesk();
  const signUp = await signedUp();
  await table.update(signUpKey(signUp), { set: { state: 'certified', erasedIn: '2030-11' } });
  await eraseAt('2027-12-01');
  expect(await stored()).toMatchObject({ state: 'certified' });
  expect((await stored())?.photo).toBeUndefined();
  expect(await upload(signUp.photo ?? '')).toMatchObject({ due: 'unused' });
  await eraseAt('2030-12-01');
  expect(await stored()).toBeUndefined();
});

test('what a run left out is erased by a later one, and again nothing', async () => {
  const { signedUp, eraseAt, stored, tables } = aDesk();
  await signedUp();
  await eraseAt('2031-05-01');
  expect(await stored()).toBeUndefined();
  const writes = tables.writes();
  await eraseAt('2031-05-02');
  expect(tables.writes()).toBe(writes);
});

const certificate = {
  num: 'MS-2222-2222-2',
  name: 'Ada Lovelace',
  company: 'Stage One',
  awardedOn: '2026-11-25',
  endsOn: '2028-11-25',
  origin: 'exam',
  place: 0,
} as const;

test('erasing while the certificate is awarded forgets its holder all the same', async () => {
  const { signedUp, erase, table, stored } = aDesk();
  const asRead = await signedUp();
  await table.put(certificateItem(certificate, { holderId: asRead.idHash, holderPhone: asRead.phoneHash }));
  await table.update(signUpKey(asRead), { set: { state: 'certified', certificate: certificate.num } });
  expect(await erase(asRead)).toBe(true);
  expect(await stored()).toBeUndefined();
  const left = await table.get({ pk: `certificate#${certificate.num}`, sk: 'certificate' });
  expect([left?.holderId, left?.holderPhone, left?.forgetIn]).toEqual([undefined, undefined, undefined]);
});

test('erasing leaves what was signed up anew meanwhile', async () => {
  const { signedUp, erase, clock, table, stored } = aDesk();
  const asRead = await signedUp();
  await table.update(signUpKey(asRead), { set: { state: 'photo-refused' } });
  clock.now += 60_000;
  const anew = await signedUp();
  expect(await erase(asRead)).toBe(false);
  expect(await stored()).toEqual(anew);
});

test('a sign-up whose end an award put off stays, though the index does not know of it yet', async () => {
  const { signedUp, eraseAt, stored, table, tables } = aDesk();
  const signUp = await signedUp();
  const listed = { ...signUpKey(signUp) };
  await table.update(signUpKey(signUp), { set: { state: 'certified', erasedIn: '2030-11' } });
  const lagging = {
    ...tables.index('certification.bySignUpEnd'),
    async *queryPages(period: string) {
      if (period === '2027-11') yield [listed];
    },
  };
  await eraseAt('2027-12-01', { bySignUpEnd: lagging });
  expect(await stored()).toMatchObject({ state: 'certified' });
});

test('erasing leaves nothing of a member, nor whose a certificate is', async () => {
  const { signedUp, erase, table, ownedBy } = aDesk();
  const signUp = await signedUp({}, 'u1');
  await table.put(certificateItem(certificate, { holderId: signUp.idHash, holderPhone: signUp.phoneHash }));
  await table.update(signUpKey(signUp), { set: { certificate: certificate.num } });
  expect(await erase({ ...signUp, certificate: certificate.num })).toBe(true);
  expect(await ownedBy({ uid: 'u1' }).certification.queryAll()).toEqual([]);
  const left = await table.get({ pk: `certificate#${certificate.num}`, sk: 'certificate' });
  expect(left).toMatchObject({ name: 'Ada Lovelace' });
  expect([left?.holderId, left?.holderPhone, left?.forgetIn]).toEqual([undefined, undefined, undefined]);
  expect(await erase(signUp)).toBe(false);
});

test('a photo that is gone already does not keep the sign-up', async () => {
  const { signedUp, erase, uploads, stored } = aDesk();
  const signUp = await signedUp();
  await uploads.delete({ pk: `upload#${signUp.photo}`, sk: 'upload' });
  expect(await erase(signUp)).toBe(true);
  expect(await stored()).toBeUndefined();
});
