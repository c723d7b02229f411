import { describe, expect, test } from 'vitest';
import type { CodePurpose } from '../../../shared/code-purposes.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import { delivering } from '../../platform/testing/delivering.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { mailsInMemory } from '../../platform/testing/mailer-in-memory.ts';
import { sealerInMemory } from '../../platform/testing/sealer-in-memory.ts';
import * as lines from '../log-lines.ts';
import mailCodes from '../mail-codes.consumer.ts';
import { nameKey } from '../members/member-repository.ts';
import { aCodeDesk } from './code-builders.ts';
import { codeOfRequest } from './code-of-request.ts';

type Request = Awaited<ReturnType<ReturnType<typeof aCodeDesk>['request']>>;
type Name = 'sign-in-code' | 'no-account' | 'account-exists';

const log = captureLog();
const email = 'ada@example.com';
const minutes = 60_000;

/** A mailer at a desk. @param troubled what stands between it and the mails */
function aMailer(troubled: (send: SendMail<Name>) => SendMail<Name> = (send) => send) {
  const desk = aCodeDesk();
  const { mails, send } = mailsInMemory<Name>();
  const handler = mailCodes.start({ ...desk.clients, send: troubled(send) }, { setAside: async () => [] });
  /** Delivers requests in one batch. @returns the positions of those that come back */
  const deliver = (...asked: [Request, ...Request[]]) => delivering(handler, asked[0].occurredAt)(...asked);
  const mail = async (asked: Request) => {
    if ((await deliver(asked)).length > 0) throw new Error('The request comes back');
  };
  const mailed = () => mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '');
  /** Uses a code up, as whoever it admits does. */
  const use = async (purpose: CodePurpose, code: string) => {
    const { key, unused } = await desk.checkCode(purpose, await desk.addressHash(email), code);
    return desk.codes.delete(key, unused);
  };
  return { ...desk, mails, deliver, mail, codes: mailed, use };
}

describe('who asks for a code', () => {
  test.each<[CodePurpose, 'nobody' | 'active' | 'leaving' | 'blocked', Name | undefined]>([
    ['register', 'nobody', 'sign-in-code'],
    ['register', 'active', 'account-exists'],
    ['register', 'blocked', 'account-exists'],
    ['sign-in', 'nobody', 'no-account'],
    ['sign-in', 'active', 'sign-in-code'],
    ['sign-in', 'leaving', 'sign-in-code'],
    ['sign-in', 'blocked', undefined],
    ['reset-password', 'nobody', 'no-account'],
    ['reset-password', 'active', 'sign-in-code'],
    ['reset-password', 'blocked', undefined],
    ['rebind', 'nobody', 'sign-in-code'],
    ['rebind', 'active', 'account-exists'],
    ['prove-address', 'active', 'sign-in-code'],
  ])('to %s, with the account of %s, is mailed %s, and only a mailed code is kept', async (purpose, state, name) => {
    const { aMember, setState, request, mail, mails, stored } = aMailer();
    if (state !== 'nobody') await setState((await aMember()).uid, state);
    await mail(await request(purpose));
    expect(mails.map((each) => [each.name, each.to])).toEqual(name ? [[name, email]] : []);
    expect((await stored(purpose, email)) !== undefined).toBe(name === 'sign-in-code');
  });

  test('learns what it is for, for how long it serves, and that nobody of ours asks for it', async () => {
    const { request, mail, mails, codes } = aMailer();
    await mail(await request('register'));
    const [{ subject = '', text = '', html = '' } = {}] = mails;
    expect(subject).toBe('Your code to open an account');
    expect(text).toMatch(/once, within 10 minutes[\s\S]*We never ask for a code/);
    expect(html).toContain(`>${codes()[0]}</p>`);
  });

  test('finds the code in the mail alone: not where a locked screen shows it, and in no log or table', async () => {
    const { request, mail, mails, codes, tables } = aMailer();
    await mail(await request('register'));
    const [code = 'no code'] = codes();
    const [{ subject = '', html = '' } = {}] = mails;
    expect(html.split(code)).toHaveLength(2);
    expect(subject + html.slice(0, html.indexOf('<h1'))).not.toContain(code);
    expect(log.text).not.toMatch(new RegExp(`${code}|ada@`));
    expect(JSON.stringify(tables.items())).not.toMatch(new RegExp(`"${code}"|ada@`));
  });

  test('has the age of the mailed code counted', async () => {
    const { request, mail, clock } = aMailer();
    const asked = await request('register');
    clock.now += 1_250;
    await mail(asked);
    const counted = { CodesMailed: 1, CodeAgeMilliseconds: 1_250 };
    expect(log.lines(lines.codeMailed)).toMatchObject([{ purpose: 'register', milliseconds: 1_250, ...counted }]);
  });
});

describe('a request', () => {
  test('that was delivered twice is mailed once, and gives back no tries', async () => {
    const { request, mail, mails, stored, checkCode, addressHash } = aMailer();
    const asked = await request('register');
    await mail(asked);
    await expect(checkCode('register', await addressHash(email), '000000')).rejects.toThrow('wrong');
    await mail(asked);
    expect(mails).toHaveLength(1);
    expect(await stored('register', email)).toMatchObject({ tries: 1 });
  });

  test('whose mail fails, or whose mailer dies before it, comes back with the same code', async () => {
    let failures = 2;
    const { request, mail, codes, stored, use } = aMailer((send) => async (...mail) => {
      if (failures-- > 0) throw new Error('Throttling');
      return send(...mail);
    });
    const asked = await request('register');
    await expect(mail(asked)).rejects.toThrow('comes back');
    const kept = await stored('register', email);
    await expect(mail(asked)).rejects.toThrow('comes back');
    await mail(asked);
    expect(await stored('register', email)).toEqual(kept);
    expect(await use('register', codes()[0] ?? '')).toBe(true);
  });

  test('whose mailer dies after SES took the mail is mailed the same code again', async () => {
    const taken: string[] = [];
    let dies = true;
    const { request, mail, sealer } = aMailer(() => async ({ render }, _, data) => {
      taken.push(render(data).text);
      if (dies) throw new Error('killed');
      return 'sent';
    });
    const asked = await request('register');
    await expect(mail(asked)).rejects.toThrow('comes back');
    dies = false;
    await mail(asked);
    expect(new Set(taken).size).toBe(1);
    expect(taken[1]).toContain(await codeOfRequest(sealer, asked.id));
  });

  test('that fails leaves the others of its batch alone', async () => {
    const { request, deliver, mails } = aMailer();
    const [first, other] = [await request('register', 'a@example.com'), await request('register', 'b@example.com')];
    const foreign = await sealerInMemory('orders').seal('subject', { address: 'c@example.com' });
    const poison = { ...other, data: { ...other.data, sealedAddress: foreign } };
    expect(await deliver(first, poison)).toEqual([1]);
    expect(mails.map(({ to }) => to)).toEqual(['a@example.com']);
  });

  test('with an address that does not open is mailed nothing, and keeps no code', async () => {
    const { request, mail, mails, stored } = aMailer();
    const asked = await request('register');
    const other = await request('register', 'eve@example.com');
    const poison = { ...asked, data: { ...asked.data, sealedAddress: other.data.sealedAddress } };
    await expect(mail(poison)).rejects.toThrow('comes back');
    expect(mails).toEqual([]);
    expect(await stored('register', email)).toBeUndefined();
  });

  test('that comes when its code would be over is dropped', async () => {
    const { request, mail, mails, clock } = aMailer();
    const asked = await request('register');
    clock.now += 10 * minutes;
    await mail(asked);
    expect(mails).toEqual([]);
    expect(log.text).toContain('"why":"late"');
  });

  test.each([
    ['after', [0, 1]],
    ['before', [1, 0]],
  ])('that is newer wins, when it comes %s the older one', async (_, order) => {
    const { request, mail, codes, clock, sealer, use } = aMailer();
    const older = await request('register');
    clock.now += minutes;
    const newer = await request('register');
    for (const index of order) await mail([older, newer][index] ?? older);
    const newest = await codeOfRequest(sealer, newer.id);
    expect(codes().at(-1)).toBe(newest);
    await expect(use('register', await codeOfRequest(sealer, older.id))).rejects.toThrow('wrong');
    expect(await use('register', newest)).toBe(true);
  });

  test('that is older than one whose code was used brings no code back', async () => {
    const { request, mail, mails, clock, sealer, use } = aMailer();
    const older = await request('register');
    clock.now += minutes;
    const newer = await request('register');
    await mail(newer);
    await use('register', await codeOfRequest(sealer, newer.id));
    await mail(older);
    expect(mails).toHaveLength(1);
    expect(log.text).toContain('"why":"superseded"');
    await expect(use('register', await codeOfRequest(sealer, older.id))).rejects.toThrow('wrong');
  });

  test('whose code was used brings it not back, though its event comes again', async () => {
    const { request, mail, codes, use } = aMailer();
    const asked = await request('register');
    await mail(asked);
    const [code = ''] = codes();
    await use('register', code);
    await mail(asked);
    expect(log.text).toContain('"why":"used"');
    await expect(use('register', code)).rejects.toThrow('wrong');
  });

  test('that comes again when the address has got an account is not told of that', async () => {
    const { request, mail, mails, aMember, table, addressHash } = aMailer();
    const asked = await request('register');
    await mail(asked);
    const { uid } = await aMember({ login_name: 'eve@example.com' });
    await table.put({ ...nameKey(await addressHash(email)), uid });
    await mail(asked);
    expect(mails.map(({ name }) => name)).toEqual(['sign-in-code']);
  });

  test.each(['used', 'superseded'])(
    'whose code was %s is mailed nothing more, though the address has got an account since',
    async (standing) => {
      const { request, mail, mails, codes, use, clock, aMember } = aMailer();
      const asked = await request('register');
      await mail(asked);
      clock.now += minutes;
      if (standing === 'used') await use('register', codes()[0] ?? '');
      else await mail(await request('register'));
      await aMember({ login_name: email });
      const before = mails.length;
      await mail(asked);
      expect(mails).toHaveLength(before);
      expect(log.text).toContain(`"why":"${standing}"`);
    },
  );

  test('that is kept while a newer one is kept at the same moment is not mailed after it', async () => {
    const { request, mail, mails, clock, sealer } = aMailer();
    const older = await request('register');
    clock.now += minutes;
    const newer = await request('register');
    await Promise.all([mail(newer), mail(older)]);
    expect(mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0])).toEqual([await codeOfRequest(sealer, newer.id)]);
  });

  test('that two mailers have at once is kept and mailed once', async () => {
    const { request, mail, mails, use, codes } = aMailer();
    const asked = await request('register');
    await Promise.all([mail(asked), mail(asked), mail(asked)]);
    expect(mails).toHaveLength(1);
    expect(await use('register', codes()[0] ?? '')).toBe(true);
  });
});
