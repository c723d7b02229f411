import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anAccountsDesk } from '../account-builders.ts';
import { profileEditor, profileReader } from './profile.ts';

captureLog();

async function aProfile() {
  const desk = anAccountsDesk();
  const { uid } = await desk.aMember();
  const owned = desk.ownedBy({ uid }).accounts;
  const edit = profileEditor(desk.sealer);
  const read = profileReader(desk.sealer);
  return {
    read: () => read(owned, uid),
    edit: (parts: object = {}) =>
      edit(owned, uid, { userName: 'Ada', email: 'ada@example.com', company: 'Lumen', job: 'Operator', ...parts }),
    erase: () => owned.delete('member'),
  };
}

test('a profile is changed and read again, with the number of its changes', async () => {
  const profile = await aProfile();
  const changed = await profile.edit();
  expect(changed).toMatchObject({ userName: 'Ada', company: 'Lumen', industry: 'Operator', revision: 2 });
  expect(await profile.read()).toEqual(changed);
});

test('of two who saw the same profile, the later one is told', async () => {
  const profile = await aProfile();
  await profile.edit({ revision: 1 });
  await expect(profile.edit({ revision: 1, company: 'Other' })).rejects.toThrow('changed in another window');
  expect(await profile.read()).toMatchObject({ company: 'Lumen' });
});

test('who does not say what they saw changes the newest', async () => {
  const profile = await aProfile();
  await Promise.all([profile.edit({ company: 'One' }), profile.edit({ company: 'Two' })]);
  expect(await profile.read()).toMatchObject({ revision: 3 });
});

test('the address is not changed here', async () => {
  const profile = await aProfile();
  await expect(profile.edit({ email: 'eve@example.com' })).rejects.toThrow('changed with two codes');
});

test('the session of an erased member proves nobody', async () => {
  const profile = await aProfile();
  await profile.erase();
  await expect(profile.read()).rejects.toMatchObject({ status: -1 });
});
