import { describe, expect, test, vi } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aForm, aSignUpDesk } from '../sign-up-builders.ts';
import { numberOf, signUpKey } from './sign-up.ts';

const log = captureLog();
const rule = 'One candidate takes one exam a month';

/** A desk with a photo and a code, and the form that names them. */
async function aDesk(parts: Parameters<typeof aForm>[0] = {}) {
  const desk = aSignUpDesk();
  const form = aForm({ headimg: await desk.uploaded(), ...parts });
  const code = await desk.putCode(form);
  return { ...desk, form, code };
}

describe('signing up', () => {
  test('keeps the sign-up sealed, uses up the code, takes the photo and announces it, as one', async () => {
    const { take, form, code, stored, codes, upload, tables } = await aDesk();
    await take(form);
    const signUp = await stored();
    expect(signUp).toMatchObject({ state: 'received', period: '2026-11', photo: form.headimg, consent: '2026-11' });
    expect(await codes.get(code)).toBeUndefined();
    const number = signUp && numberOf(signUp);
    expect(await upload(form.headimg)).toMatchObject({ usedBy: `exam#${number}`, due: 'inspection' });
    expect(tables.announced()).toMatchObject([{ name: 'exam.signed-up.v1', data: { signUp: number } }]);
    const kept = JSON.stringify(tables.items());
    for (const secret of ['Ada', form.idcard, form.phone, form.email, 'Stage Road']) expect(kept).not.toContain(secret);
    expect(log.text).not.toContain(form.idcard);
  });

  test('is of the month of Asia/Shanghai', async () => {
    const { clock, signedUp, stored } = aSignUpDesk();
    clock.now = Date.parse('2026-11-30T16:00:00.000Z');
    await signedUp();
    expect(await stored('2026-12')).toBeDefined();
    expect(await stored('2026-11')).toBeUndefined();
  });

  test('fails for a closed month, before anything is compared', async () => {
    const { take, form, code, codes, closeMonth } = await aDesk();
    await closeMonth('2026-11');
    await expect(take(form)).rejects.toThrow('Registration for this month is closed');
    expect(await codes.get(code)).toMatchObject({ tries: 0 });
  });

  test('a second time in a month from the same mailbox is refused with the rule, and costs neither code nor photo', async () => {
    const { take, form, signedUp, uploaded, putCode, codes, upload } = await aDesk();
    await signedUp();
    const again = aForm({ headimg: await uploaded(), name: 'Somebody Else' });
    const code = await putCode(again);
    await expect(take(again)).rejects.toThrow(rule);
    expect(await codes.get(code)).toMatchObject({ tries: 0 });
    expect((await upload(again.headimg)).usedBy).toBeUndefined();
    expect(form.idcard).toBe(again.idcard);
  });

  test('raced by fifty mailboxes with one ID number, one is the first, the others are contested, and none is lost', async () => {
    const desk = aSignUpDesk();
    const forms = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const form = aForm({ headimg: await desk.uploaded(), email: `ada${number}@example.com` });
        await desk.putCode(form);
        return form;
      }),
    );
    const answers = await Promise.all(forms.map((form) => desk.take(form)));
    expect(new Set(answers).size).toBe(1);
    const all = await desk.storedAll();
    expect(all.map(({ photo }) => photo).toSorted()).toEqual(forms.map(({ headimg }) => headimg).toSorted());
    expect(all.filter(({ contested }) => contested === undefined)).toEqual([await desk.stored()]);
    expect(desk.tables.announced()).toHaveLength(50);
  });

  test('raced by one mailbox with two photos, one stands', async () => {
    const { take, form, uploaded, putCode, storedAll } = await aDesk();
    const other = { ...form, headimg: await uploaded() };
    const first = take(form);
    await putCode(other);
    const outcomes = await Promise.allSettled([first, take(other)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await storedAll()).toHaveLength(1);
  });

  test('from another mailbox with the same ID number is kept, answered and announced like any other', async () => {
    const { take, signedUp, uploaded, putCode, codes, upload, storedAll, tables } = aSignUpDesk();
    const first = await signedUp();
    const eves = aForm({ headimg: await uploaded(), email: 'eve@example.com', name: 'Eve', phone: '13900139000' });
    const code = await putCode(eves);
    const answer = await take(eves);
    expect(answer).toMatchObject({ message: expect.stringMatching(/^You are signed up for the exam/) });
    const [stands, contested] = await storedAll();
    expect(stands).toEqual(first);
    expect(contested).toMatchObject({ contested: 'contested', state: 'received', photo: eves.headimg });
    expect(await codes.get(code)).toBeUndefined();
    const number = contested && numberOf(contested);
    expect(await upload(eves.headimg)).toMatchObject({ usedBy: `exam#${number}`, due: 'inspection' });
    const told = { name: 'exam.signed-up.v1', data: expect.objectContaining({ signUp: number }) };
    expect(tables.announced()).toContainEqual(expect.objectContaining(told)); // both at the same moment
  });

  test('asks the same of tables and keys, whether the ID number is taken or not', async () => {
    const desk = aSignUpDesk();
    const reads = [vi.spyOn(desk.table, 'get'), vi.spyOn(desk.table, 'queryAll'), vi.spyOn(desk.sealer, 'lookupHash')];
    const seal = vi.spyOn(desk.sealer, 'seal');
    const asked = async (email: string) => {
      for (const spy of [...reads, seal]) spy.mockClear();
      const before = desk.tables.writes();
      await desk.signedUp({ email });
      return [...[...reads, seal].map(({ mock }) => mock.calls.length), desk.tables.writes() - before];
    };
    const free = await asked('ada@example.com');
    expect(await asked('eve@example.com')).toEqual(free);
    expect(await asked('mallory@example.com')).toEqual(free);
  });

  test('from the mailbox of a contested sign-up is refused with the rule, and with the same form answered alike', async () => {
    const { signedUp, take, uploaded, putCode, storedAll } = aSignUpDesk();
    await signedUp();
    const form = aForm({ headimg: await uploaded(), email: 'eve@example.com' });
    await putCode(form);
    const answer = await take(form);
    expect(await take(form)).toEqual(answer);
    await expect(signedUp({ email: 'eve@example.com' })).rejects.toThrow(rule);
    expect(await storedAll()).toHaveLength(2);
  });

  test('in the place of a contested sign-up, whose photo was refused, leaves the first one alone', async () => {
    const { signedUp, table, storedAll } = aSignUpDesk();
    const first = await signedUp();
    const eves = await signedUp({ email: 'eve@example.com' });
    await table.update(signUpKey(eves), { set: { state: 'photo-refused' } });
    const after = await signedUp({ email: 'eve@example.com' });
    expect(after.photo).not.toBe(eves.photo);
    expect(await storedAll()).toEqual([first, after]);
  });

  test('is answered alike when the same form comes again, whose answer was lost', async () => {
    const { take, form, tables } = await aDesk();
    const first = await take(form);
    const writes = tables.writes();
    expect(await take(form)).toEqual(first);
    expect(tables.writes()).toBe(writes);
  });

  test('the same person in the next month is another sign-up', async () => {
    const { signedUp, clock } = aSignUpDesk();
    await signedUp();
    clock.now = Date.parse('2026-12-02T09:30:00.000Z');
    expect(await signedUp()).toMatchObject({ period: '2026-12' });
  });

  test.each(['photo-refused', 'photo-missing'])(
    'again with another photo takes the place of one whose state is %s',
    async (state) => {
      const { signedUp, table, stored, upload } = aSignUpDesk();
      const before = await signedUp();
      await table.update({ pk: `sign-up#${before.idHash}`, sk: '2026-11' }, { set: { state } });
      const after = await signedUp();
      expect(after.photo).not.toBe(before.photo);
      expect(await stored()).toMatchObject({ state: 'received', photo: after.photo });
      expect(await upload(before.photo ?? '')).toMatchObject({ due: 'unused' });
      expect((await upload(before.photo ?? '')).usedBy).toBeUndefined();
    },
  );

  test('raced by itself, the same form is answered alike and stands once', async () => {
    const { take, form, tables } = await aDesk();
    const answers = await Promise.all([take(form), take(form), take(form)]);
    expect(new Set(answers).size).toBe(1);
    expect(tables.announced()).toHaveLength(1);
  });

  test('whose same form has used the code up, just before it is compared, is answered alike', async () => {
    const { take, form, table, tables } = await aDesk();
    const queryAll = table.queryAll;
    vi.spyOn(table, 'queryAll').mockImplementationOnce(async (...asked) => {
      const none = await queryAll(...asked);
      await take(form);
      return none;
    });
    expect(await take(form)).toMatchObject({ message: expect.stringContaining('You are signed up') });
    expect(tables.announced()).toHaveLength(1);
  });

  test('from another mailbox does not take the place of one whose photo was refused', async () => {
    const { signedUp, table, stored, storedAll } = aSignUpDesk();
    const before = await signedUp();
    await table.update({ pk: `sign-up#${before.idHash}`, sk: '2026-11' }, { set: { state: 'photo-refused' } });
    await signedUp({ email: 'eve@example.com' });
    expect(await stored()).toMatchObject({ emailHash: before.emailHash, photo: before.photo });
    expect(await storedAll()).toHaveLength(2);
  });

  test('again from another account leaves nothing of it to the first', async () => {
    const { signedUp, table, ownedBy } = aSignUpDesk();
    const { idHash } = await signedUp({}, 'u1');
    await table.update({ pk: `sign-up#${idHash}`, sk: '2026-11' }, { set: { state: 'photo-missing' } });
    await signedUp({}, 'u2');
    expect(await ownedBy({ uid: 'u1' }).certification.queryAll()).toEqual([]);
    expect(await ownedBy({ uid: 'u2' }).certification.queryAll()).toHaveLength(1);
  });

  test('tells of no sign-up of a number to whom has no photo to sign up with', async () => {
    const { take, form, signedUp, putCode } = await aDesk();
    await signedUp();
    const probe = { ...form, email: 'eve@example.com', headimg: 'quarantine/headimg/23456789ABCDEFGHJKLM.jpg' };
    await putCode(probe);
    await expect(take(probe)).rejects.toThrow('Please upload your photos');
  });

  test.each([
    ['of nobody', 'quarantine/headimg/23456789ABCDEFGHJKLM.jpg'],
    ['that is no key', 'https://evil.example.com/photo.jpg'],
    ['by a path', '../quarantine/headimg/23456789ABCDEFGHJKLM.jpg'],
  ])('with a photo %s is refused, and gives the code its try back', async (_, headimg) => {
    const { take, form, code, codes } = await aDesk();
    await expect(take({ ...form, headimg })).rejects.toThrow('Please upload your photos');
    expect(await codes.get(code)).toMatchObject({ tries: 0 });
  });

  test('takes neither another kind of upload nor the photo of somebody else', async () => {
    const { take, form, signedUp, uploaded } = await aDesk();
    await expect(take({ ...form, headimg: await uploaded('media') })).rejects.toThrow('Please upload your photos');
    const other = await signedUp({ idcard: '440524188001010014', email: 'eve@example.com' }).catch(() => undefined);
    expect(other).toBeUndefined();
    const eve = await signedUp({ idcard: '11010519491231002X', email: 'eve@example.com' });
    await expect(take({ ...form, idcard: '110105195001010018', headimg: eve.photo ?? '' })).rejects.toThrow();
  });

  test('with a code for another phone is refused', async () => {
    const { take, form } = await aDesk();
    await expect(take({ ...form, phone: '13900139000' })).rejects.toThrow('The verification code is wrong');
  });

  test('of a member leads from their account to it', async () => {
    const { signedUp, ownedBy } = aSignUpDesk();
    const signUp = await signedUp({}, 'u1');
    expect(signUp.uid).toBe('u1');
    expect(await ownedBy({ uid: 'u1' }).certification.queryAll()).toMatchObject([{ number: numberOf(signUp) }]);
  });
});
