import { describe, expect, test, vi } from 'vitest';
import type { AskedCertificate } from '../../shared/contract/certification-fields.ts';
import { aContext, anHttpEvent } from '../platform/testing/builders.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import {
  aCertificateDesk,
  ada,
  adasIdcard,
  aFingerprint,
  aLine,
  formOf,
  manyLines,
  operator,
} from './certificate-builders.ts';
import queryCertificate from './query-certificate.ts';

const log = captureLog();

/** A desk with Ada's certificate, and its number. */
async function withAda() {
  const desk = aCertificateDesk();
  await desk.imported();
  const [num = ''] = await desk.numbers();
  const ways: readonly AskedCertificate[] = [
    { by: 'number', value: num, name: ada.name },
    { by: 'phone', value: ada.phone, name: ada.name },
    { by: 'idcard', value: adasIdcard, name: ada.name },
  ];
  return { ...desk, num, ways };
}

describe('a certificate', () => {
  test('is found by number, phone and ID number, each with the name', async () => {
    const { query, num, ways } = await withAda();
    for (const asked of ways)
      expect(await query(asked)).toEqual({
        cert_num: num,
        name: ada.name,
        award_date: '2026-11-20',
        end_date: '2028-11-20',
      });
  });

  test.each(['ada lovelace', ' ADA  LOVELACE ', 'Ａda Lovelace', 'Ada-Lovelace', 'Ada\u200b Love\u00adlace\u2060'])(
    'is found under the name %j',
    async (name) => {
      const { query, ways } = await withAda();
      for (const asked of ways) expect(await query({ ...asked, name })).toMatchObject({ name: ada.name });
    },
  );

  test('is not found under another name, nor under another number', async () => {
    const { query, ways } = await withAda();
    for (const asked of ways) expect(await query({ ...asked, name: 'Grace Hopper' })).toEqual({});
    expect(await query({ by: 'number', value: 'MS-2222-2222-2', name: ada.name })).toEqual({});
    expect(await query({ by: 'phone', value: '13900139000', name: ada.name })).toEqual({});
  });

  test('that is staged and not published is found in no way', async () => {
    const desk = aCertificateDesk();
    await desk.stageAll([aLine({ cert_num: '2019-AB-17' })]);
    expect(await desk.query({ by: 'number', value: '2019-AB-17', name: ada.name })).toEqual({});
    expect(await desk.query({ by: 'idcard', value: adasIdcard, name: ada.name })).toEqual({});
    await expect(desk.show({ num: '2019-AB-17' })).rejects.toThrow('There is no certificate');
    expect((await desk.desk({ cursor: '' })).list).toEqual([]);
  });

  test('that was revoked is told so to who knows the name, and nothing else of it', async () => {
    const { query, querying, revoke, num, ways, limits } = await withAda();
    await revoke({ num, reason: 'The result was void', operator });
    const handler = queryCertificate.start({ ...querying, limits });
    for (const asked of ways) {
      const headers = { 'cloudfront-viewer-address': '198.51.100.7:443' };
      const event = anHttpEvent({ headers, body: JSON.stringify(formOf(asked)) });
      const { body = '' } = await handler(event, aContext());
      expect(JSON.parse(body)).toMatchObject({ data: {}, msg: `Certificate ${num} was revoked on 2026-11-26` });
      expect(await query(asked)).toEqual({});
      expect(await query({ ...asked, name: 'Grace Hopper' })).toEqual({});
    }
  });

  test('that has expired is found with its last day, as before, and counted as expired', async () => {
    const { query, num, ways, clock } = await withAda();
    clock.now = Date.parse('2028-11-20T16:00:00Z'); // midnight in Shanghai
    for (const asked of ways) expect(await query(asked)).toMatchObject({ cert_num: num, end_date: '2028-11-20' });
    expect(log.text).toContain('"answered":"expired"');
  });

  test('of two of one holder is the newest that was not revoked', async () => {
    const desk = aCertificateDesk();
    await desk.imported([aLine({ award_date: '2024-05-01', cert_num: 'OLD-1' }), aLine({ cert_num: 'NEW-1' })]);
    const asked = { by: 'idcard', value: adasIdcard, name: ada.name } as const;
    expect(await desk.query(asked)).toMatchObject({ cert_num: 'NEW-1' });
    await desk.revoke({ num: 'NEW-1', reason: 'void', operator });
    expect(await desk.query(asked)).toMatchObject({ cert_num: 'OLD-1' });
  });
});

describe('whoever asks', () => {
  test('learns nothing from the requests: the same are made, whether there is one, of another name, or none', async () => {
    const { query, ways, table, sealer } = await withAda();
    const calls = [vi.spyOn(table, 'get'), vi.spyOn(table, 'queryAll'), vi.spyOn(sealer, 'lookupHash')];
    for (const asked of ways) {
      const nobodys = { number: 'MS-2222-2222-2', phone: '13900139000', idcard: '110101199003070011' };
      const unknown = { ...asked, value: nobodys[asked.by] };
      const made = [];
      for (const one of [asked, { ...asked, name: 'Grace Hopper' }, unknown]) {
        for (const call of calls) call.mockClear();
        await query(one);
        made.push(calls.map(({ mock }) => mock.calls.length));
      }
      expect(made, asked.by).toEqual([made[0], made[0], made[0]]);
    }
  });

  test('with a wrong name is counted by the person asked after, under hashes alone; a number, whose page everybody sees, can be asked for by all', async () => {
    const { query, ways, counted, sealer } = await withAda();
    for (const asked of ways) await query(asked);
    expect(counted).toEqual([]);
    for (const asked of ways) await query({ ...asked, name: 'Grace Hopper' });
    const hashes = [await sealer.lookupHash('phone', ada.phone), await sealer.lookupHash('idcard', adasIdcard)];
    expect(counted.map(({ whom }) => whom)).toEqual(hashes.flatMap((hash) => [hash, `${hash} 198.51.100.7`]));
  });

  test('gets no answer after twenty wrong names from one network, which others do not notice', async () => {
    const { query, ways } = await withAda();
    for (const asked of ways.filter(({ by }) => by !== 'number')) {
      for (let time = 0; time < 20; time += 1) expect(await query({ ...asked, name: `Eve ${time}` })).toEqual({});
      await expect(query(asked)).rejects.toThrow('Too many wrong names for this number');
      expect(await query(asked, '203.0.113.1')).toMatchObject({ name: ada.name });
    }
  });

  test('is logged without what was asked', async () => {
    const { query, ways } = await withAda();
    for (const asked of ways) await query(asked);
    expect(log.text).toContain('"code":"certificate.asked"');
    for (const secret of [ada.name, ada.phone, adasIdcard]) expect(log.text).not.toContain(secret);
  });
});

describe('the rank list', () => {
  const asked = { name: '', page: 1 };

  test('has the holders of valid certificates, the newest first, fifteen a page', async () => {
    const desk = aCertificateDesk();
    await desk.imported([...manyLines(17), aLine({ award_date: '2026-11-25' })]);
    const first = await desk.rank(asked);
    expect(first.datacount).toBe(18);
    expect(first.list).toHaveLength(15);
    expect(first.list[0]).toMatchObject({ name: ada.name, company: 'Stage One' });
    expect((await desk.rank({ ...asked, page: 2 })).list).toHaveLength(3);
    expect((await desk.rank({ ...asked, page: 3 })).list).toEqual([]);
  });

  test.each([
    ['love', 1],
    ['LOVE', 1],
    ['holder 1', 1],
    ['nobody', 0],
  ])('of names with %j has %i', async (name, count) => {
    const desk = aCertificateDesk();
    await desk.imported([aLine(), ...manyLines(1)]);
    expect((await desk.rank({ ...asked, name })).datacount).toBe(count);
  });

  test('is read once for all who ask within ten seconds, whatever names they invent', async () => {
    const desk = aCertificateDesk();
    await desk.imported();
    const { rank } = desk;
    const readings = vi.spyOn(desk.byRank, 'queryPages');
    const names = Array.from({ length: 20 }, (_, at) => `invented ${at}`);
    const found = await Promise.all(['', ...names].map((name) => rank({ ...asked, name })));
    expect(found.map(({ datacount }) => datacount)).toEqual([1, ...names.map(() => 0)]);
    desk.clock.now += 9_999;
    await rank(asked);
    expect(readings).toHaveBeenCalledTimes(1);
    desk.clock.now += 1;
    await rank(asked);
    expect(readings).toHaveBeenCalledTimes(2);
  });

  test('is read again after a reading that failed', async () => {
    const { rank, byRank } = aCertificateDesk();
    vi.spyOn(byRank, 'queryPages').mockImplementationOnce(() => {
      throw new Error('ECONNREFUSED');
    });
    await expect(rank(asked)).rejects.toThrow('Something went wrong on our side');
    expect(log.text).toContain('"code":"call.failed"');
    expect(await rank(asked)).toMatchObject({ datacount: 0 });
  });

  test('has neither who was revoked nor who has expired', async () => {
    const desk = aCertificateDesk();
    await desk.imported([
      aLine({ cert_num: 'VALID-1' }),
      aLine({ idcard: '', cert_num: 'ENDS-1', end_date: '2026-11-26' }),
    ]);
    expect((await desk.rank(asked)).datacount).toBe(2);
    desk.clock.now = Date.parse('2026-11-26T16:00:00Z'); // midnight in Shanghai
    expect((await desk.rank(asked)).list.map(({ cert_num }) => cert_num)).toEqual(['VALID-1']);
    await desk.revoke({ num: 'VALID-1', reason: 'void', operator });
    desk.clock.now += 10_000;
    expect(await desk.rank(asked)).toEqual({ list: [], datacount: 0 });
  });
});

describe('operators', () => {
  test('revoke once, with a reason that only they see, and the certificate stays', async () => {
    const { revoke, show, num, announced } = await withAda();
    await revoke({ num, reason: 'The result was void', operator });
    await expect(revoke({ num, reason: 'again', operator })).rejects.toThrow('revoked already');
    expect(await show({ num })).toMatchObject({
      state: 'revoked',
      revoked_on: '2026-11-26',
      reason: 'The result was void',
    });
    expect(announced()).toContainEqual(
      expect.objectContaining({ name: 'certificate.revoked.v1', data: { origin: 'import' } }),
    );
  });

  test('do not revoke what there is not', async () => {
    const { revoke } = aCertificateDesk();
    await expect(revoke({ num: 'MS-2222-2222-2', reason: 'void', operator })).rejects.toThrow(
      'There is no certificate',
    );
  });

  test('list certificates by state', async () => {
    const desk = aCertificateDesk();
    await desk.imported([aLine(), aLine({ idcard: '', award_date: '2020-01-01' })], aFingerprint('c'));
    const states = async (state?: 'valid' | 'expired' | 'revoked') =>
      (await desk.desk({ cursor: '', ...(state && { state }) })).list.map((one) => one.state);
    expect(await states()).toEqual(['valid', 'expired']);
    expect(await states('expired')).toEqual(['expired']);
    expect(await states('revoked')).toEqual([]);
  });
});
