/** Gives each content its request id, so that sending it again is the same request (product-rules.md#request-ids). */
export interface RequestIds {
  /** The same id for the same content, until that was sent. */
  of(content: object): string;
  /** The content was sent: whatever comes next is a request of its own, even with the same words. */
  sent(): void;
}

/** @param makeId makes a UUID */
export function requestIds(makeId: () => string = () => crypto.randomUUID()): RequestIds {
  let last: { readonly content: string; readonly id: string } | undefined;
  return {
    of(content) {
      const written = JSON.stringify(content);
      if (last?.content !== written) last = { content: written, id: makeId() };
      return last.id;
    },
    sent() {
      last = undefined;
    },
  };
}
