import { setTimeout as delay } from 'node:timers/promises';

/** Asks until the answer satisfies, and returns it. @throws with the last answer after `seconds`, which are a limit against standing still, and no measure of speed */
export async function eventually<T>(
  ask: () => Promise<T>,
  satisfies: (answer: T) => boolean,
  seconds = 150,
): Promise<T> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    const answer = await ask();
    if (satisfies(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s; last answer: ${JSON.stringify(answer)}`);
    await delay(100);
  }
}
