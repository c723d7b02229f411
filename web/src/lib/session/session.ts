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
    const stored = Object(JSON.parse(storage.getItem(key) ?? 'null')); // of anything: only our fields are looked at, however much it is
    if (!stored.uid || !stored.login_token) return null;
    return Object.fromEntries(fields.map((name) => [name, String(stored[name] ?? '')])) as Record<
      keyof UserInfo,
      string
    >; // the fields are its keys
  } catch {
    return null; // no storage, or no JSON: nobody is signed in
  }
}

/** Whether both are the same member, who may have signed in again meanwhile: what was asked for before is theirs all the same. */
function isSame(one: UserInfo | null, other: UserInfo | null): boolean {
  return one?.uid === other?.uid;
}

/** Makes the session of a browser. @param storage where it is kept: local storage, which all tabs share */
export function createSession(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Session {
  const listeners = new Set<() => void>();
  let user = readUser(storage);
  let epoch = 0;
  let tell: Expired = () => {};
  /** Whether who is signed in could not be stored, so that what the storage holds says nothing. */
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
      unstored = false;
    } catch {
      // It is forbidden or full. One is signed in as long as the page lives, unless only the profile could not be stored.
      unstored = !isSame(readUser(storage), next);
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
