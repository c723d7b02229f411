import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { newUploadKey, publicPathOf, type UploadKey } from '../../platform/uploads/upload-key.ts';
import { awaitedUpload, inspectedChange, uploadRowKey } from '../../platform/uploads/upload-row.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import editProfile from '../edit-profile.ts';
import getProfile from '../get-profile.ts';
import { noPicture } from './profile-picture.ts';

const domain = 'https://www.example.com/';

captureLog();

async function aProfile() {
  const desk = anAccountsDesk();
  const { uid } = await desk.aMember();
  const owned = desk.ownedBy({ uid }).accounts;
  const { uploads } = desk.clients;
  const as = { ...aViewer(), uid };
  const read = () => calling(getProfile, desk.clients)({}, as);
  return {
    read,
    edit: (parts: object = {}) =>
      calling(editProfile, desk.clients)(
        { userName: 'Ada', email: 'ada@example.com', company: 'Lumen', job: 'Operator', ...parts },
        as,
      ),
    /** Uploads a picture, of oneself unless somebody else is named. @returns its key */
    upload: async ({ owner = uid, isInspected = true } = {}) => {
      const key = newUploadKey('userimg', 'jpg');
      await uploads.put(awaitedUpload({ key, kind: 'userimg', type: 'image/jpeg', owner, now: desk.clock.now }));
      const { set = {} } = inspectedChange('promoted', { kind: 'userimg', isTaken: false, now: desk.clock.now });
      if (isInspected) await uploads.update(uploadRowKey(key), { set });
      return key;
    },
    row: (key: UploadKey) => uploads.get(uploadRowKey(key)),
    eraseUpload: (key: UploadKey) => uploads.delete(uploadRowKey(key)),
    contact: () => desk.contactOf(uid),
    /** Puts a name into the row, as it was before names were reserved. */
    namedBefore: async (userName: string) => {
      const { uid: _, revision: __, login_token: ___, ...fields } = await read();
      await owned.update('member', { set: { sealed: await desk.sealer.seal(uid, { ...fields, userName }) } });
    },
    erase: () => owned.delete('member'),
  };
}

test('a profile is changed and read again, with the number of its changes', async () => {
  const profile = await aProfile();
  const changed = await profile.edit();
  expect(changed).toMatchObject({ userName: 'Ada', company: 'Lumen', industry: 'Operator', revision: 2 });
  expect(await profile.read()).toEqual({ ...changed, login_token: expect.any(String) });
});

test('a name of our staff is refused, and one that a member had before stays', async () => {
  const profile = await aProfile();
  await expect(profile.edit({ userName: '管理员' })).rejects.toThrow('This name is reserved');
  await profile.namedBefore('Support');
  expect(await profile.edit({ userName: 'Support', company: 'Stage One' })).toMatchObject({ company: 'Stage One' });
});

test('another name or company is what other domains know its member by from then on, and nothing else of the contact changes', async () => {
  const profile = await aProfile();
  const before = await profile.contact();
  await profile.edit({ userName: 'Ada King', company: 'Analytical Shows' });
  expect(await profile.contact()).toEqual({ ...before, name: 'Ada King', company: 'Analytical Shows' });
  expect(before).toMatchObject({ name: 'Ada Lovelace', address: 'ada@example.com' });
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

test('a picture is taken by its key or its address, and shown at an address of its own', async () => {
  const profile = await aProfile();
  for (const asGiven of [(key: UploadKey) => key, (key: UploadKey) => `${domain}${publicPathOf(key)?.slice(1)}`]) {
    const key = await profile.upload();
    const header = `https://www.example.com${publicPathOf(key)}`;
    expect(await profile.edit({ header: asGiven(key) })).toMatchObject({ header });
    expect(await profile.read()).toMatchObject({ header });
    expect(await profile.row(key)).toHaveProperty('usedBy');
  }
});

test('the picture before is freed, which erases it; the same one again, or none, changes nothing', async () => {
  const profile = await aProfile();
  const [first, second] = [await profile.upload(), await profile.upload()];
  const { header } = await profile.edit({ header: first });
  for (const same of [first, header, '']) await profile.edit({ header: same });
  await profile.edit();
  expect(await profile.row(first)).toHaveProperty('usedBy');
  await profile.edit({ header: second });
  expect(await profile.row(first)).toMatchObject({ due: 'unused' });
  expect(await profile.row(first)).not.toHaveProperty('usedBy');
});

test('a picture is removed by a word of its own, which frees it; asked for again, there is nothing to remove', async () => {
  const profile = await aProfile();
  const key = await profile.upload();
  const { header } = await profile.edit({ header: key });
  await profile.edit({ header_remove: 0 });
  expect(await profile.read()).toMatchObject({ header });
  for (const asked of [{ header_remove: 1 }, { header_remove: 1, header: '' }])
    expect(await profile.edit(asked)).toMatchObject({ header: '' });
  expect(await profile.row(key)).toMatchObject({ due: 'unused' });
  expect(await profile.read()).toMatchObject({ header: '', revision: 5 });
});

test.each(['key', 'address'] as const)('who removes a picture and names its %s all the same has none', async (as) => {
  const profile = await aProfile();
  const key = await profile.upload();
  const { header } = await profile.edit({ header: key });
  const named = { key, address: header }[as];
  expect(await profile.edit({ header: named, header_remove: 1 })).toMatchObject({ header: '' });
  expect(await profile.row(key)).toMatchObject({ due: 'unused' });
});

test('who removes a picture and names another has the other', async () => {
  const profile = await aProfile();
  const [first, second] = [await profile.upload(), await profile.upload()];
  await profile.edit({ header: first });
  const { header } = await profile.edit({ header: second, header_remove: 1 });
  expect(header).toContain(publicPathOf(second));
  expect(await profile.row(first)).toMatchObject({ due: 'unused' });
  expect(await profile.row(second)).toHaveProperty('usedBy');
});

test('a picture that operators have erased is removed all the same', async () => {
  const profile = await aProfile();
  const key = await profile.upload();
  await profile.edit({ header: key });
  await profile.eraseUpload(key);
  expect(await profile.edit({ header_remove: 1 })).toMatchObject({ header: '' });
  expect(await profile.row(key)).toBeUndefined();
});

test('a picture that operators have erased is replaced all the same', async () => {
  const profile = await aProfile();
  const [first, second] = [await profile.upload(), await profile.upload()];
  await profile.edit({ header: first });
  await profile.eraseUpload(first);
  expect((await profile.edit({ header: second })).header).toContain('/uploaded/userimg/');
  expect(await profile.row(first)).toBeUndefined();
});

test("what is no picture of one's own, or not inspected yet, changes nothing", async () => {
  const profile = await aProfile();
  const foreign = await profile.upload({ owner: 'u2' });
  const raw = await profile.upload({ isInspected: false });
  for (const header of [
    foreign,
    raw,
    'https://evil.example/a.jpg',
    newUploadKey('headimg', 'jpg'),
    '/uploaded/userimg/../a.jpg',
  ])
    await expect(profile.edit({ header, company: 'Other' })).rejects.toThrow(noPicture);
  expect(await profile.read()).toMatchObject({ header: '', revision: 1 });
});
