import { expect, test } from 'vitest';
import { beginning, keptSignIn } from './kept-sign-in.ts';

function aMemory(stored: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(stored));
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, memory: () => memory };
}

const registering = { face: 'register', login_name: '13800138000', email: 'ada@example.com' } as const;

test('a sign-in goes on over a reload where it stood, until it is over', () => {
  const { kept, memory } = aMemory();
  keptSignIn(memory).goOnAt('/member-notes', '/about');
  keptSignIn(memory).write(registering);
  expect(kept.get('signIn')).toBe('/about /member-notes');
  expect(keptSignIn(memory).read()).toEqual(registering);
  keptSignIn(memory).forget();
  expect(kept.size).toBe(0);
  expect(keptSignIn(memory).read()).toEqual(beginning);
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a face that there is not', '{"face":"passkey"}'],
])('%s in the storage begins anew', (_, signInState) => {
  expect(keptSignIn(aMemory({ signInState }).memory).read()).toEqual(beginning);
});

test('where nothing may be remembered, it begins anew', () => {
  const kept = keptSignIn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  kept.goOnAt('/about', '/about');
  kept.write(registering);
  expect(kept.read()).toEqual(beginning);
  kept.forget();
});
