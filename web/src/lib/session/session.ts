/** What the site knows of who is signed in (product-rules.md#sign-in-state); being stored means being signed in. */
export interface UserInfo {
  readonly uid: string;
  readonly login_token: string;
  readonly userName: string;
  readonly header: string;
  readonly company: string;
  readonly email: string;
  readonly industry: string;
  readonly telephone: string;
}

/** What is said when the server no longer takes a session; the page is loaded anew. */
type Expired = (message: string) => void;

/** Who is signed in, in all tabs of a browser. */
export interface Session {
  /** Null while nobody is. The same object until something of it changes. */
  readonly user: () => UserInfo | null;
  /** Another number each time somebody else, or nobody, is signed in: an answer that was asked for under another one is nobody's to see. */
  readonly epoch: () => number;
  readonly signIn: (user: UserInfo) => void;
  /** Takes over what the member changed of the profile. */
  readonly update: (changed: Partial<UserInfo>) => void;
  readonly signOut: () => void;
  /** The server no longer takes the session: signs out, and has the message said. */
  readonly expire: (message: string) => void;
  /** Says how an end by the server is told. */
  readonly onExpired: (tell: Expired) => void;
  /** @returns ends the subscription */
  readonly subscribe: (changed: () => void) => () => void;
  /** Reads the storage again: another tab may have signed in or out, and a page that comes back from the browser's cache heard nothing of it. */
  readonly refresh: () => void;
}

const key = 'userInfo';

const fields = ['uid', 'login_token', 'userName', 'header', 'company', 'email', 'industry', 'telephone'] as const;

/** What is stored, if it proves somebody; whatever else somebody has put there is nobody. */
function readUser(storage: Pick<Storage, 'getItem'>): UserInfo | null {
  try {
    const stored = new Map<string, unknown>(Object.entries(Object(JSON.parse(storage.getItem(key) ?? 'null'))));
    if (!stored.get('uid') || !stored.get('login_token')) return null;
    return Object.fromEntries(fields.map((name) => [name, String(stored.get(name) ?? '')])) as Record<
      keyof UserInfo,
      string
    >; // the fields are its keys
  } catch {
    return null; // no storage, or no JSON: nobody is signed in
  }
}

function isSame(one: UserInfo | null, other: UserInfo | null): boolean {
  return one?.uid === other?.uid && one?.login_token === other?.login_token;
}

/** Makes the session of a browser. @param storage where it is kept: local storage, which all tabs share */
export function createSession(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Session {
  const listeners = new Set<() => void>();
  let user = readUser(storage);
  let epoch = 0;
  let tell: Expired = () => {};
  /** Whether the storage is forbidden, so that what it holds says nothing. */
  let unstored = false;

  function take(next: UserInfo | null): void {
    if (!isSame(user, next)) epoch += 1;
    else if (JSON.stringify(user) === JSON.stringify(next)) return;
    user = next;
    for (const changed of [...listeners]) changed();
  }

  function store(next: UserInfo | null): void {
    try {
      if (next) storage.setItem(key, JSON.stringify(next));
      else storage.removeItem(key);
    } catch {
      unstored = true; // one is signed in as long as the page lives
    }
    take(next);
  }

  return {
    user: () => user,
    epoch: () => epoch,
    signIn: store,
    update: (changed) => user && store({ ...user, ...changed }),
    signOut: () => store(null),
    expire(message) {
      if (!user) return;
      store(null);
      tell(message);
    },
    onExpired(said) {
      tell = said;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    refresh() {
      if (!unstored) take(readUser(storage));
    },
  };
}
