/** How often a library that is loaded late is tried (product-rules.md#failures). */
const tries = 5;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Loads a library five times at most, each pause twice as long as the one before.
 * @returns undefined where it cannot be had: what is there without it has to serve
 */
export async function loadLibrary<Module>(
  load: () => Promise<Module>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Module | undefined> {
  for (let tried = 1; tried <= tries; tried += 1) {
    try {
      return await load();
    } catch {
      if (tried < tries) await wait(250 * 2 ** tried);
    }
  }
  return undefined;
}
