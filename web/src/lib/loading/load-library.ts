/** How often a library that is loaded late is tried (product-rules.md#failures). */
const tries = 5;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Loads something five times at most, each pause twice as long as the one before.
 * @throws with the reason of the last failure
 */
export async function loadRepeatedly<Loaded>(
  load: () => Promise<Loaded>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Loaded> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await load();
    } catch (reason) {
      if (tried === tries) throw reason;
      await wait(250 * 2 ** tried);
    }
  }
}

/** The same for a library. @returns undefined where it cannot be had: what is there without it has to serve */
export function loadLibrary<Module>(
  ...loading: Parameters<typeof loadRepeatedly<Module>>
): Promise<Module | undefined> {
  return loadRepeatedly(...loading).catch(() => undefined);
}
