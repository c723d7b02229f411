import { expect, test } from 'vitest';
import { createSession, type UserInfo } from './session.ts';

const ada: UserInfo = {
  uid: '7',
  login_token: 'secret',
  userName: 'Ada',
  header: '',
  company: 'Lumen',
  email: 'ada@example.com',
  industry: '',
  telephone: '',
};

/** The storage of a browser, which its tabs share. */
function aStorage(stored?: unknown) {
  const kept = new Map<string, string>();
  if (stored !== undefined) kept.set('userInfo', typeof stored === 'string' ? stored : JSON.stringify(stored));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('who signs in stays signed in over a reload, until signing out', () => {
  const storage = aStorage();
  createSession(storage).signIn(ada);
  const reloaded = createSession(storage);
  expect(reloaded.user()).toEqual(ada);
  reloaded.signOut();
  expect(storage.kept.size).toBe(0);
  expect(createSession(storage).user()).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a number', '7'],
  ['nobody', { uid: '', login_token: 'secret' }],
  ['no proof', { uid: '7' }],
])('%s in the storage is nobody', (_, stored) => {
  expect(createSession(aStorage(stored)).user()).toBeNull();
});

test('what an older client stored of a member is completed with empty fields', () => {
  const { user } = createSession(aStorage({ uid: 7, login_token: 'secret' }));
  expect(user()).toMatchObject({ uid: '7', login_token: 'secret', userName: '', company: '' });
});

test('the epoch changes with who is signed in, not with the profile, nor when the same member signs in again', () => {
  const session = createSession(aStorage());
  const epochs = [session.epoch()];
  for (const change of [
    () => session.signIn(ada),
    () => session.update({ company: 'Lumen Shows' }),
    () => session.signIn({ ...ada, login_token: 'another' }),
    () => session.signOut(),
    () => session.signOut(),
  ]) {
    change();
    epochs.push(session.epoch());
  }
  expect(epochs).toEqual([0, 1, 1, 1, 2, 2]);
  expect(session.user()).toBeNull();
});

test('a tab hears what another one did when it reads the storage again', () => {
  const storage = aStorage();
  const [one, other] = [createSession(storage), createSession(storage)];
  const heard: (string | undefined)[] = [];
  other.subscribe(() => heard.push(other.user()?.company));
  one.signIn(ada);
  other.refresh();
  one.update({ company: 'Lumen Shows' });
  other.refresh();
  other.refresh();
  one.signOut();
  other.refresh();
  expect(heard).toEqual(['Lumen', 'Lumen Shows', undefined]);
});

test('where nothing can be stored, who signs in is signed in as long as the page lives', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const session = createSession({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  session.signIn(ada);
  session.refresh();
  expect(session.user()?.uid).toBe('7');
});

test('a profile for which the storage has no room does not make the tab deaf to who signs out in another one', () => {
  const storage = aStorage(ada);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const session = createSession({ ...storage, setItem: full });
  session.update({ header: 'a large picture' });
  expect(session.user()?.header).toBe('a large picture');
  storage.removeItem('userInfo');
  session.refresh();
  expect(session.user()).toBeNull();
});

test('a session that the server ends says why, once', () => {
  const session = createSession(aStorage(ada));
  const told: string[] = [];
  session.onExpired((message) => told.push(message));
  session.expire('Please sign in again');
  session.expire('Please sign in again');
  expect(told).toEqual(['Please sign in again']);
  expect(session.user()).toBeNull();
});
