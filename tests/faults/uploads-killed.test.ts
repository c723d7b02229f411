import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { aJpeg } from '../../functions/platform/testing/a-picture.ts';
import { keptKeyOf, type UploadKey } from '../../functions/platform/uploads/upload-key.ts';
import { querySignUp } from '../../shared/contract/certification/sign-up.ts';
import { functionName } from '../../shared/contract/names.ts';
import { ask } from '../support/people/members.ts';
import { aSignature, postFile, uploadedObjects, uploadRow } from '../support/people/uploads.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSize } from '../support/runs/fault-sizes.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { settled } from '../support/site/settled.ts';
import type { TestSite } from '../support/site/site.ts';
import { shownFigure } from '../support/telling/figures.ts';
import { aCodedCandidate, signedUp, signUpAnswer } from './candidates.ts';
import { killAtWork, patience, startContendedSite, underLoad } from './contended-site.ts';
import { eventsTold } from './site-outcome.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startContendedSite();
}, patience);
afterAll(() => site.stop());

const label = 'Uploads kept';
const photos = faultSize('uploads: photos');
const inspector = functionName('local', 'inspectUploads');

const Inspected = z.object({ data: z.object({ key: z.string() }) });

/** Signatures for photos of candidates, which are posted when the site has what it is to meet with. */
async function somePhotos() {
  const signatures = await Promise.all(Array.from({ length: photos }, () => aSignature(site.url, 'headimg')));
  return {
    keys: signatures.map(({ fields }) => fields.key as UploadKey), // the site has made them
    post: () => Promise.all(signatures.map(async (signature) => postFile(signature, await aJpeg(600, 800)))),
  };
}

const statesOf = (keys: readonly UploadKey[]) =>
  Promise.all(keys.map(async (key) => (await uploadRow(site, key)).state));

const digestOf = (bytes: Buffer | undefined) => bytes && createHash('sha256').update(bytes).digest('hex');

/** The digests of the photos as they are kept, once all are, and the keys of those that are in quarantine still. */
const keptOf = (keys: readonly UploadKey[]) =>
  eventually(
    async () => {
      const objects = await uploadedObjects(site);
      return {
        kept: keys.flatMap((key) => digestOf(objects.get(keptKeyOf(key))) ?? []),
        quarantined: keys.filter((key) => objects.has(key)),
      };
    },
    ({ kept }) => kept.length === keys.length,
  );

/** How many photos the figures show. */
const counted = () => shownFigure(site.stateDirectory, 'showUploadsFigures', label);

/** Asks that each photo is promoted, told of once, gone from quarantine, and serves a sign-up. */
async function expectPromotedOnce(keys: readonly UploadKey[], kept: readonly string[], countedBefore: number) {
  await eventually(
    () => statesOf(keys),
    (states) => states.every((state) => state === 'promoted'),
  );
  expect(await settled(site)).toBe(0);
  // What was kept before the kill is what is kept after it.
  expect(await keptOf(keys)).toEqual({ kept, quarantined: [] });
  const told = (await eventsTold(site.url)).filter(({ name }) => name === uploadInspected.name);
  const toldKeys = told.map(({ detail }) => Inspected.parse(detail).data.key);
  expect(toldKeys.filter((key) => keys.some((each) => each === key)).toSorted()).toEqual(keys.toSorted());
  expect(await counted()).toBe(countedBefore + photos);
  for (const photo of keys) {
    const candidate = await aCodedCandidate(site.url);
    expect(await signUpAnswer(site.url, { ...candidate, headimg: photo })).toContain(signedUp);
    const { name, idcard } = candidate;
    expect(await ask(site.url, querySignUp, { name, idcard })).toMatchObject({ status: 'received' });
  }
}

test(`${photos} photos are promoted once, though their inspector is killed when it has kept them, and has not settled it`, {
  timeout: patience,
}, async () => {
  const before = await counted();
  const { keys, post } = await somePhotos();
  // Uploads are claimed, and none is settled.
  await faultsOf(site.url).tables([{ does: 'conflict', operation: 'TransactWriteItems' }]);
  await post();
  const { kept, quarantined } = await keptOf(keys);
  const killed = await killAtWork(() => site.url, inspector);
  expect(killed).toBeGreaterThan(0);
  expect(quarantined).toEqual(keys);
  expect(new Set(await statesOf(keys))).toEqual(new Set(['awaited']));
  await faultsOf(site.url).tables(underLoad);
  await expectPromotedOnce(keys, kept, before);
  console.log(`${killed} inspectors killed between photo and row`);
});

test(`${photos} photos are promoted once, though their inspector is killed when it has settled it, and has not emptied quarantine`, {
  timeout: patience,
}, async () => {
  const before = await counted();
  const { keys, post } = await somePhotos();
  await faultsOf(site.url).objects([{ operation: 'DeleteObject', does: 'throttle' }]);
  await post();
  await eventually(
    () => statesOf(keys),
    (states) => states.every((state) => state === 'promoted'),
  );
  const killed = await killAtWork(() => site.url, inspector);
  expect(killed).toBeGreaterThan(0);
  const { kept, quarantined } = await keptOf(keys);
  expect(quarantined).toEqual(keys);
  await faultsOf(site.url).objects([]);
  await expectPromotedOnce(keys, kept, before);
  console.log(`${killed} inspectors killed between row and quarantine`);
});
