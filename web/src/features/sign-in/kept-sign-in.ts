import { type FaceName, faceNames } from './faces.ts';

/** Where a sign-in stands, for a tab that is loaded anew in the middle of it: a phone may do so while its owner looks for the code. */
export interface KeptSignIn {
  readonly face: FaceName;
  readonly login_name: string;
  /** Where the login name is a number: the address to which codes go. */
  readonly email: string;
}

export const beginning: KeptSignIn = { face: 'password', login_name: '', email: '' };

type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key that the start of a page looks at (`app/start/entry-client.tsx`): where the visitor was asked, and where they go on. */
const addressKey = 'signIn';
const stateKey = 'signInState';

/** What a tab remembers of a sign-in that is not over. No password and no code is part of it. */
export function keptSignIn(memory: () => TabMemory = () => sessionStorage) {
  const quietly = <Result>(use: (tab: TabMemory) => Result): Result | undefined => {
    try {
      return use(memory());
    } catch {
      return undefined; // where nothing may be remembered, a reload begins anew
    }
  };

  return {
    read(): KeptSignIn {
      const kept: Partial<Record<keyof KeptSignIn, unknown>> = Object(
        quietly((tab) => JSON.parse(tab.getItem(stateKey) ?? 'null')),
      );
      return {
        face: faceNames.find((name) => name === kept.face) ?? beginning.face,
        login_name: String(kept.login_name ?? ''),
        email: String(kept.email ?? ''),
      };
    },
    /** @param address of this site, as a path @param askedAt the page that asks: on no other does a new document go on */
    goOnAt: (address: string, askedAt: string) => quietly((tab) => tab.setItem(addressKey, `${askedAt} ${address}`)),
    write: (state: KeptSignIn) => quietly((tab) => tab.setItem(stateKey, JSON.stringify(state))),
    forget() {
      for (const key of [addressKey, stateKey]) quietly((tab) => tab.removeItem(key));
    },
  };
}
