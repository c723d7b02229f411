import { describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { subscriptionsOf } from '../subscriptions/subscription-repository.ts';
import { aBackOffice, operator } from './desk-builders.ts';

captureLog();

const [first, second] = ['9f1c3f4e-3c1d-4b7e-9f0a-5d2f6f1f7a11', '9f1c3f4e-3c1d-4b7e-9f0a-5d2f6f1f7a12'];
const at = '2026-11-25T09:30:00.000Z';

/** A desk whose operator grants. */
function aGranter() {
  const office = aBackOffice();
  const asked = { member: 'ada', software: 'P1', hwid: 'H100', days: 30, extends: false, operator } as const;
  return {
    ...office,
    grant: (parts: Partial<Parameters<typeof office.grant>[0]> = {}) => office.grant({ ...asked, ...parts }),
    stored: () => subscriptionsOf(office.ownedBy({ uid: 'ada' }).orders),
  };
}

const granted = (id: string, days = 30, when = at) => ({ id: `grant-${id}`, days, at: when, isOver: false });

describe('a grant', () => {
  test('begins a subscription where there is none, in the name of whoever gave it', async () => {
    const { grant, stored, trail } = aGranter();
    const facts = { member: 'ada', software: 'P1', hwid: 'H100', days: 30, startedAt: at, grants: [granted(first)] };
    expect(await grant({ request_id: first })).toEqual(facts);
    expect(await stored()).toEqual([{ software: 'P1', hwid: 'H100', grants: [granted(first)], revision: 1 }]);
    expect(trail()).toMatchObject([{ operator, subject: 'member ada' }]);
  });

  test('adds to what is left', async () => {
    const { grant, stored } = aGranter();
    await grant({ request_id: first });
    vi.setSystemTime(Date.now() + 10 * 24 * 60 * 60_000);
    expect(await grant({ request_id: second, days: 5, extends: true })).toMatchObject({ days: 25, startedAt: at });
    const grants = [granted(first), granted(second, 5, '2026-12-05T09:30:00.000Z')];
    expect(await stored()).toMatchObject([{ grants, revision: 2 }]);
  });

  test('that comes again under its request id gives its days once, and stands in the trail once', async () => {
    const { grant, stored, trail, writes } = aGranter();
    const facts = await grant({ request_id: first });
    const written = writes();
    expect(await grant({ request_id: first })).toEqual(facts);
    expect([writes(), trail().length, (await stored())[0]?.revision]).toEqual([written, 1, 1]);
  });

  test('without a request id is a new one each time', async () => {
    const { grant } = aGranter();
    await grant();
    expect(await grant()).toMatchObject({ days: 60 });
  });

  test('extends nothing where there is no such subscription of the member', async () => {
    const { grant, trail, stored } = aGranter();
    const refusal = new Refusal('There is no such subscription to extend');
    await grant();
    await expect(grant({ hwid: 'H200', extends: true })).rejects.toEqual(refusal);
    await expect(grant({ software: 'P1+', extends: true })).rejects.toEqual(refusal);
    await expect(grant({ member: 'bob', extends: true })).rejects.toEqual(refusal);
    expect([trail().length, (await stored()).length]).toEqual([1, 1]);
  });

  test.each([
    ['begins', false],
    ['extends', true],
  ])('loses nothing where somebody else’s %s the same subscription at this moment', async (_, isThere) => {
    const { grant, between, stored, trail } = aGranter();
    if (isThere) await grant({ request_id: crypto.randomUUID(), days: 1 });
    const before = isThere ? 1 : 0;
    between.happens = async () => {
      between.happens = async () => undefined;
      await grant({ request_id: second, days: 7 });
    };
    expect(await grant({ request_id: first })).toMatchObject({ days: before + 37 });
    expect(await stored()).toMatchObject([{ revision: before + 2 }]);
    expect(trail()).toHaveLength(before + 2);
  });
});
