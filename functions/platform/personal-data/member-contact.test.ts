import { describe, expect, test } from 'vitest';
import { contactContext } from '../../../shared/manifest/function-needs.ts';
import { sessionsOf } from '../calls/members/session-list.ts';
import { ownedTable } from '../tables/owned-tables.ts';
import { keysInMemory, sealerInMemory } from '../testing/sealer-in-memory.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { addressReader, contactReader, contactRow } from './member-contact.ts';
import type { sealingFor } from './sealing.ts';

const since = '2026-11-25T09:30:00.000Z';
const uid = '3b241101-e2bb-4255-8caf-4136c566a962';

/** Contacts as accounts write them, and as a function of orders reads them. */
async function aContact(address = 'ada@example.com') {
  const keys = keysInMemory();
  const table = tablesInMemory().table('sessions');
  const accounts = sealerInMemory('accounts', keys);
  const row = await contactRow(accounts, uid, { address, name: 'Ada', company: 'Analytical Shows', since });
  await table.put(row);
  const contactOf = contactReader({ table, open: sealerInMemory(contactContext, keys).open });
  return { keys, table, accounts, row, contactOf, addressOf: addressReader(contactOf) };
}

describe("a member's contact", () => {
  test('is read by their id, and says nothing in the table', async () => {
    const { addressOf, row } = await aContact();
    expect(await addressOf(uid)).toBe('ada@example.com');
    expect(JSON.stringify(row)).not.toContain('ada@');
  });

  test('says what others call them, for whom they work, and since when they are one', async () => {
    const { contactOf } = await aContact();
    expect(await contactOf(uid)).toEqual({
      address: 'ada@example.com',
      name: 'Ada',
      company: 'Analytical Shows',
      since,
    });
  });

  test('that was written without a name and a company has none, and is of nobody who is new', async () => {
    const { contactOf, table, accounts, row } = await aContact();
    await table.put({
      ...row,
      sealed: await accounts.sealFor(contactContext, `${uid}#contact`, { address: 'ada@example.com' }),
    });
    expect(await contactOf(uid)).toMatchObject({ name: '', company: '', since: '1970-01-01T00:00:00.000Z' });
  });

  test('is not there for somebody without one', async () => {
    const { addressOf } = await aContact();
    expect(await addressOf('b02f4a39-7a35-4f2b-8d5c-7d8e6e2f1c10')).toBeUndefined();
  });

  test('opens for who may reach members, and not for the domain that sealed it, nor any other', async () => {
    const { keys, table, row } = await aContact();
    for (const domain of ['accounts', 'orders']) {
      const contactOf = contactReader({ table, open: sealerInMemory(domain, keys).open });
      await expect(contactOf(String(row.pk).slice('member#'.length))).rejects.toThrow();
    }
  });

  test('that was copied to another member does not open', async () => {
    const { addressOf, table, row } = await aContact();
    await table.put({ ...row, pk: 'member#eve' });
    await expect(addressOf('eve')).rejects.toThrow();
  });

  test('is no session of theirs', async () => {
    const { table } = await aContact();
    expect(await sessionsOf(ownedTable(table, uid), 0)).toEqual([]);
  });
});

test('who may seal for another domain does not write contacts: it does not compile', () => {
  const sealing = (sealFor: ReturnType<ReturnType<typeof sealingFor<['mail']>>['open']>) =>
    // @ts-expect-error it may seal for mail alone
    contactRow({ sealFor }, uid, { address: 'ada@example.com', name: 'Ada', company: '', since });
  expect(sealing).toBeDefined();
});
