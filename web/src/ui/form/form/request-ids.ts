import { written } from './form-values.ts';

/** Gives each content of a form its request id, so that sending it again is the same request (product-rules.md#request-ids). */
export interface RequestIds {
  /** The same id for the same content until that was answered, over a reload and in a dialog that is opened again. */
  of(content: object): Promise<string>;
  /** The content was sent or refused: whatever comes next is a request of its own, even with the same words. */
  answered(): void;
}

/** Where one id is kept for each form. */
export type IdStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

async function hashOf(content: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(written(content)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The memory of the tab; where the browser forbids it, that of the document. */
function tabMemory(): IdStore {
  const memory = new Map<string, string>();
  const remembers = <Result>(inTab: () => Result, inDocument: () => Result) => {
    try {
      return inTab();
    } catch {
      return inDocument();
    }
  };
  return {
    getItem: (key) =>
      remembers(
        () => sessionStorage.getItem(key),
        () => memory.get(key) ?? null,
      ),
    setItem: (key, value) =>
      remembers(
        () => sessionStorage.setItem(key, value),
        () => void memory.set(key, value),
      ),
    removeItem: (key) =>
      remembers(
        () => sessionStorage.removeItem(key),
        () => void memory.delete(key),
      ),
  };
}

/**
 * @param form id of the form
 * @param makeId makes a UUID
 */
export function requestIds(
  form: string,
  store: IdStore = tabMemory(),
  makeId: () => string = () => crypto.randomUUID(),
): RequestIds {
  const key = `request-id:${form}`;
  return {
    async of(content) {
      // A hash, for what was written is nobody's business once the page is left.
      const hash = await hashOf(content);
      const [keptHash, keptId] = store.getItem(key)?.split(' ') ?? [];
      if (keptHash === hash && keptId) return keptId;
      const id = makeId();
      store.setItem(key, `${hash} ${id}`);
      return id;
    },
    answered: () => store.removeItem(key),
  };
}
