import { GetQueueUrlCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { beforeAll, expect, inject, test } from 'vitest';
import { uploadArrived } from '../../events/upload-arrived/aws-events.ts';
import { aJpeg, aJpegOfScans, anExif, aPng } from '../../functions/platform/testing/a-picture.ts';
import { keptKeyOf, type UploadKey } from '../../functions/platform/uploads/upload-key.ts';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { editProfile, getProfile } from '../../shared/contract/accounts/own-account.ts';
import { functionName } from '../../shared/contract/names.ts';
import { exportOwnUploads, uploadImage, uploadLayui } from '../../shared/contract/uploads.ts';
import { refusalMessages, uploadMessages } from '../../shared/upload-kinds.ts';
import { aMember, ask, type RegisteredMember } from '../support/people/members.ts';
import { aSignature, askForSignature, postFile, uploadedObjects, verdictOn } from '../support/people/uploads.ts';
import { writtenRequest } from '../support/requests/written-request.ts';
import { eventually } from '../support/runs/eventually.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { logLines } from '../support/telling/log-lines.ts';

const site = { url: inject('siteUrl'), stateDirectory: inject('siteState') };

let ada: RegisteredMember;
beforeAll(async () => {
  ada = await aMember(site.url);
}, 120_000);

/** Sends a form with a file. */
async function send(endpoint: typeof uploadImage | typeof uploadLayui, bytes: Uint8Array, proof: object = ada.proof) {
  const file = new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
  const { body, headers } = await writtenRequest(endpoint, { ...proof, file });
  const answer = await postFrom(anAddress(), site.url, endpoint, body, headers);
  return { status: answer.status, reply: JSON.parse(answer.body) };
}

/** How many files the inspection has found gone, or replaced by others. */
async function passedOver(): Promise<number> {
  const lines = await logLines(site.stateDirectory, 'inspectUploads');
  return lines.filter((line) => line.includes('"code":"upload.dropped"') && line.includes('"why":"replaced"')).length;
}

const changed = (header: string) => ({
  ...ada.proof,
  ...{ userName: 'Ada', email: ada.email, company: 'Lumen', job: 'Operator', header },
});

test('a visitor posts a photo to the bucket, and what is kept of it nobody can fetch', async () => {
  const signature = await aSignature(site.url, 'headimg');
  expect(signature).toMatchObject({ dir: 'quarantine/headimg/', domain: `${site.url}/`, callback: '' });
  expect(new URL(signature.host).host).toMatch(/^[\w-]+\.localhost:\d+$/);
  const { key = '' } = signature.fields;
  const origin = new URL(site.url).origin;
  expect((await postFile(signature, await aJpeg(60, 80, anExif(1)), { origin })).status).toBe(200);
  expect(await verdictOn(site, key)).toBe('promoted');
  const kept = keptKeyOf(key as UploadKey); // the site has taken it
  await eventually(
    () => uploadedObjects(site),
    (objects) => objects.has(kept) && !objects.has(key),
  );
  for (const path of [key, kept]) {
    const { status } = await fetch(`${site.url}/${path}`, { redirect: 'manual' });
    expect([path, status]).not.toEqual([path, 200]);
  }
  expect((await postFile({ host: signature.host, fields: {} }, Buffer.from(''))).status).toBeGreaterThanOrEqual(400);
});

test('the page of the site may post to the bucket, and no other page', async () => {
  const policy = (await fetch(`${site.url}/home`)).headers.get('content-security-policy') ?? '';
  const { host } = await aSignature(site.url, 'headimg');
  expect(/connect-src [^;]*/.exec(policy)?.[0]).toContain(new URL(host).origin);
});

test("a member's kinds take the session in a header, and nothing else", async () => {
  expect(await (await askForSignature(site.url, 'userimg')).json()).toMatchObject({ status: -1 });
  const stranger = { ...ada, proof: { ...ada.proof, login_token: 'A'.repeat(43) } };
  expect(await (await askForSignature(site.url, 'media', 'a.png', stranger)).json()).toMatchObject({ status: -1 });
  const byQuery = new URLSearchParams({ kind: 'userimg', name: 'a.png', ...ada.proof });
  const asked = await fetch(`${site.url}/api/pc/upload_signature?${byQuery}`);
  expect(await asked.json()).toMatchObject({ status: -1 });
  const signature = await aSignature(site.url, 'userimg', 'me.png', ada);
  const { key = '' } = signature.fields;
  expect((await postFile(signature, aPng())).status).toBe(200);
  expect(await verdictOn(site, key)).toBe('promoted');
  const { header } = await ask(site.url, editProfile, changed(`${signature.domain}${key}`));
  const picture = await fetch(header);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test("a picture that was uploaded becomes the profile's, and the one before is gone", async () => {
  const [first, second] = [await send(uploadImage, aPng(30, 30)), await send(uploadImage, aPng(20, 20))];
  expect(first.reply).toMatchObject({ status: 0, data: { file_name: 'me.png', file_type: 'image/png' } });
  const addresses = [first, second].map(({ reply }) => reply.data.file_path);
  // Before any is a profile's: one that no longer is may be erased at once.
  const { list } = await ask(site.url, exportOwnUploads, ada.proof);
  expect(list.map(({ says }) => `${site.url}${says.address}`)).toEqual(expect.arrayContaining(addresses));
  for (const header of addresses) expect(await ask(site.url, editProfile, changed(header))).toMatchObject({ header });
  expect(await ask(site.url, getProfile, ada.proof)).toMatchObject({ header: addresses[1] });
  const shown = await fetch(addresses[1]);
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('an older client gets the address of what it uploads, or −1 and why', async () => {
  const { reply } = await send(uploadLayui, await aJpeg());
  expect(reply).toEqual({ code: 0, msg: '', data: { src: expect.stringContaining('/uploaded/media/') } });
  expect((await fetch(reply.data.src)).headers.get('content-type')).toBe('image/jpeg');
  expect((await send(uploadLayui, Buffer.from('<svg/>'))).reply).toEqual({
    code: -1,
    msg: 'Uploading photos can only be JPG, PNG format!',
  });
  expect((await send(uploadLayui, aPng(), {})).reply).toEqual({ code: -1, msg: 'Please sign in' });
});

test('a file of two mebibytes is refused in words, and a larger body before it is read', async () => {
  const png = aPng();
  const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
  expect((await send(uploadImage, padded(2_097_151))).reply).toMatchObject({ status: 0 });
  expect((await send(uploadImage, padded(2_097_152))).reply).toEqual({
    status: 1,
    msg: 'The size of the uploaded photo cannot exceed 2MB!',
  });
  expect((await send(uploadImage, padded(2_300_000))).status).toBe(413);
});

test('a file that would take minutes to decode is refused in words', async () => {
  const { status, reply } = await send(uploadImage, await aJpegOfScans(24_000));
  // The second is what a machine says that is too busy to tell.
  const { unreadable } = refusalMessages;
  expect([status, reply.status, [unreadable, uploadMessages.failed].includes(reply.msg)]).toEqual([200, 1, true]);
});

test("a member's picture that is none is refused, and nothing of it is kept with the member", async () => {
  const ben = await aMember(site.url);
  const signature = await aSignature(site.url, 'userimg', 'me.png', ben);
  expect((await ask(site.url, exportOwnUploads, ben.proof)).list).toHaveLength(1);
  await postFile(signature, Buffer.from('<svg/>'));
  expect(await verdictOn(site, signature.fields.key ?? '')).toBe('refused');
  expect(await ask(site.url, exportOwnUploads, ben.proof)).toEqual({ list: [] });
});

test('a file that is gone when its inspection comes is passed over, and one that is posted later is inspected', async () => {
  const signature = await aSignature(site.url, 'headimg');
  const { key = '' } = signature.fields;
  const [before, name] = [await passedOver(), functionName('local', 'inspectUploads')];
  const { sqs } = siteClients(site.stateDirectory);
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: name }));
  const detail = { object: { key, size: 3, etag: '0'.repeat(32) } };
  const told = { id: crypto.randomUUID(), time: new Date().toISOString(), 'detail-type': uploadArrived.name, detail };
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(told) }));
  await eventually(passedOver, (after) => after > before);
  await postFile(signature, await aJpeg());
  expect(await verdictOn(site, key)).toBe('promoted');
});
