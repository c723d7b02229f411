import { expect, inject, test } from 'vitest';
import { aPng } from '../../functions/platform/testing/a-picture.ts';
import { keptKeyOf, publicPathOf, type UploadKey } from '../../functions/platform/uploads/upload-key.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { getProfile } from '../../shared/contract/accounts/own-account.ts';
import { erasePersonFromUploads, exportOwnUploads } from '../../shared/contract/uploads.ts';
import { aMember, ask, type RegisteredMember } from '../support/people/members.ts';
import { aSignature, postFile, uploadedObjects, uploadRow, verdictOn } from '../support/people/uploads.ts';
import { eraseAccount } from '../support/rows/erased-account.ts';
import { eventually } from '../support/runs/eventually.ts';
import { personCommand } from '../support/site/operators.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');
const site = { url: siteUrl, stateDirectory: state };

/** A picture that a member has posted, and that was inspected. @returns its key */
async function aPicture(member: RegisteredMember): Promise<UploadKey> {
  const signature = await aSignature(siteUrl, 'userimg', 'me.png', member);
  await postFile(signature, aPng());
  const key = signature.fields.key as UploadKey; // the site has made it
  expect(await verdictOn(site, key)).toBe('promoted');
  return key;
}

/** Waits until neither row nor object of an upload is there. */
async function nothingLeftOf(key: UploadKey): Promise<void> {
  await eventually(
    () => uploadedObjects(site),
    (objects) => !objects.has(key) && !objects.has(keptKeyOf(key)),
  );
  expect(await uploadRow(site, key)).toEqual({});
}

test('operators export and erase what a member has uploaded; the account, and what others have uploaded, stay', async () => {
  const [ada, ben] = [await aMember(siteUrl), await aMember(siteUrl)];
  const [picture, other] = [await aPicture(ada), await aPicture(ben)];
  const exported = JSON.parse(await personCommand(state, 'personal-data', 'export', '--member', ada.user.uid));
  expect(exported.uploads).toMatchObject([{ kind: 'upload', says: { key: picture, address: publicPathOf(picture) } }]);
  // In uploads alone: all domains at once would erase the account too.
  const { operate, operator } = await resolveTarget('local', state);
  const asked = { member: ada.user.uid, operator: await operator(), cursor: '' };
  const erase = () => operate('erasePersonFromUploads', erasePersonFromUploads, asked);
  expect([await erase(), await erase()]).toEqual([
    { erased: 1, cursor: '' },
    { erased: 0, cursor: '' },
  ]);
  await nothingLeftOf(picture);
  expect(await ask(siteUrl, exportOwnUploads, ada.proof)).toEqual({ list: [] });
  expect(await ask(siteUrl, getProfile, ada.proof)).toMatchObject({ uid: ada.user.uid });
  expect((await uploadedObjects(site)).has(keptKeyOf(other))).toBe(true);
});

test('a member who deletes their account loses what they have uploaded, inspected or not', async () => {
  const ada = await aMember(siteUrl);
  const picture = await aPicture(ada);
  const { fields } = await aSignature(siteUrl, 'media', 'stage.jpg', ada);
  await eraseAccount(site, ada);
  await nothingLeftOf(picture);
  expect(await uploadRow(site, fields.key ?? '')).toEqual({});
});
