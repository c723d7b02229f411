import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../shared/testing/any-sign.ts';
import { keysInMemory, sealerInMemory } from '../testing/sealer-in-memory.ts';

/** Names are ours, not a visitor's: `__proto__`, which a parsed object may lose, is none. */
const names = fc.string({ unit: anySign }).filter((name) => name !== '__proto__');
const fields = fc.dictionary(names, fc.string({ unit: anySign, maxLength: 2_000 }));
const subjects = fc.oneof(
  fc.uuid(),
  fc.uuid().map((id) => `enquiry#${id}`),
  fc.stringMatching(/^[\w-]{1,9}$/),
);

describe('a sealed text', () => {
  it('a sealed text opens to the fields that were sealed, whatever they hold', async () => {
    const { seal, open } = sealerInMemory();
    await fc.assert(
      fc.asyncProperty(subjects, fields, async (subject, given) => {
        expect(await open(subject, await seal(subject, given))).toEqual({ ...given });
      }),
    );
  });

  it('a sealed text shows nothing of what it holds, and looks different each time', async () => {
    const { seal } = sealerInMemory();
    const [one, other] = [await seal('row', { email: 'a@example.com' }), await seal('row', { email: 'a@example.com' })];
    expect(one).not.toBe(other);
    for (const part of one.split('.')) expect(Buffer.from(part, 'base64url').toString()).not.toContain('example');
    expect(one).toMatch(/^1\.[\w-]+\.[\w-]+$/);
  });

  it('a sealed text does not open for another subject, nor in another domain', async () => {
    const keys = keysInMemory();
    const [enquiries, orders] = [sealerInMemory('enquiries', keys), sealerInMemory('orders', keys)];
    await fc.assert(
      fc.asyncProperty(subjects, subjects, async (subject, other) => {
        const sealed = await enquiries.seal(subject, { phone: '1' });
        await expect(orders.open(subject, sealed)).rejects.toThrow();
        if (other !== subject) await expect(enquiries.open(other, sealed)).rejects.toThrow();
      }),
    );
  });

  it('a sealed text is bound to its row even for one who got hold of the data key', async () => {
    const keys = { ...keysInMemory(), decryptDataKey: async () => Buffer.alloc(32, 7) };
    const generateDataKey = async () => ({ plaintext: Buffer.alloc(32, 7), encrypted: Buffer.from('key') });
    const { seal, open } = sealerInMemory('enquiries', { ...keys, generateDataKey });
    const sealed = await seal('one', { phone: '1' });
    expect(await open('one', sealed)).toEqual({ phone: '1' });
    await expect(open('other', sealed)).rejects.toThrow();
  });

  it('a sealed text with any one character changed does not open', async () => {
    const { seal, open } = sealerInMemory();
    const sealed = await seal('row', { email: 'somebody@example.com', phone: '+49 30 1234567' });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(sealed.length - 1),
        fc.constantFrom(...'ABCXYZabcxyz0189-_.=+'),
        async (at, character) => {
          if (sealed[at] === character) return;
          const changed = `${sealed.slice(0, at)}${character}${sealed.slice(at + 1)}`;
          await expect(open('row', changed)).rejects.toThrow();
        },
      ),
    );
  });

  it.each(['', '1', '1..', '1.AAAA.AAAA', '2.AAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'a@example.com'])(
    'the text "%s" was never sealed and does not open',
    async (text) => {
      await expect(sealerInMemory().open('row', text)).rejects.toThrow('This is no sealed text');
    },
  );

  it('a text sealed for another domain opens there, and not where it was sealed', async () => {
    const keys = keysInMemory();
    const [accounts, orders] = [sealerInMemory('accounts', keys), sealerInMemory('orders', keys)];
    const sealed = await orders.sealFor('accounts', 'code#1', { email: 'a@example.com' });
    expect(await accounts.open('code#1', sealed)).toEqual({ email: 'a@example.com' });
    await expect(orders.open('code#1', sealed)).rejects.toThrow();
  });

  it.each([
    'a@example.com',
    '13800138000',
    'member#13800138000',
    '11010519491231002x',
    '110105491231002',
    'Ann Lee',
    '',
  ])('nothing is sealed under the subject "%s", which would stand in the trail of KMS', async (subject) => {
    await expect(sealerInMemory().seal(subject, { a: '1' })).rejects.toThrow('made of ids and hashes');
  });
});

describe('a lookup hash', () => {
  it('a lookup hash finds an e-mail address however it is written, and a phone number by its digits', async () => {
    const { lookupHash } = sealerInMemory();
    expect(await lookupHash('email', ' Ann@Example.COM')).toBe(await lookupHash('email', 'ann@example.com'));
    expect(await lookupHash('phone', '+49 (30) 123-45')).toBe(await lookupHash('phone', '+493012345'));
    for (const mainland of ['+86 138 0013 8000', '0086-13800138000', '8613800138000'])
      expect(await lookupHash('phone', mainland)).toBe(await lookupHash('phone', '13800138000'));
    expect(await lookupHash('phone', '+1 (415) 555-0123')).toBe(await lookupHash('phone', '0014155550123'));
    // The digits of a number of North America are those of somebody's on the mainland.
    expect(await lookupHash('phone', '+14155550123')).not.toBe(await lookupHash('phone', '14155550123'));
    expect(await lookupHash('content', 'Hello')).not.toBe(await lookupHash('content', 'hello'));
  });

  it('a lookup hash differs by kind, value and key, and is the same in every domain', async () => {
    const keys = keysInMemory();
    const [one, other] = [sealerInMemory('enquiries', keys), sealerInMemory('mail', keys)];
    expect(await one.lookupHash('email', 'a@b.c')).toBe(await other.lookupHash('email', 'a@b.c'));
    expect(await one.lookupHash('content', '123')).not.toBe(await one.lookupHash('phone', '123'));
    expect(await one.lookupHash('phone', '124')).not.toBe(await one.lookupHash('phone', '123'));
    expect(await sealerInMemory().lookupHash('phone', '123')).not.toBe(await one.lookupHash('phone', '123'));
  });

  it('a lookup hash takes a text of any length, as KMS takes four kilobytes', async () => {
    const sizes: number[] = [];
    const keys = keysInMemory();
    const generateMac = async (message: Uint8Array) => {
      sizes.push(message.length);
      return keys.generateMac(message);
    };
    const { lookupHash } = sealerInMemory('test', { ...keys, generateMac });
    await lookupHash('content', '漢'.repeat(2_000));
    expect(sizes).toEqual([32]);
  });
});

it.each([
  ['ada+1@example.com', 'Ada@example.com', true],
  ['a.d.a+x+y@gmail.com', 'ada@googlemail.com', true],
  ['a.da@example.com', 'ada@example.com', false],
  ['+ada@example.com', '+bob@example.com', false],
  ['ada@example.com', 'ada@example.org', false],
])('%s and %s are one mailbox: %s', async (one, other, isSame) => {
  const { lookupHash } = sealerInMemory();
  expect((await lookupHash('mailbox', one)) === (await lookupHash('mailbox', other))).toBe(isSame);
  expect(await lookupHash('email', one)).not.toBe(await lookupHash('email', other));
});
