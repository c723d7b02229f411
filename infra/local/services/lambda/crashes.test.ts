import { expect, it } from 'vitest';
import { createCrashes } from './crashes.ts';

it('crashes are counted by function, with the events that they ended', () => {
  const crashes = createCrashes((name) => (name === 'greet' ? { crash: () => 2 } : undefined));
  expect(crashes.crash({ function: 'greet' })).toEqual({ running: 2 });
  crashes.crash({ function: 'greet' });
  expect(crashes.all()).toEqual({ greet: 4 });
});

it.each([{ function: 'other' }, { functions: 'greet' }, {}])('a crash of no function is refused: %j', (given) => {
  const crashes = createCrashes((name) => (name === 'greet' ? { crash: () => 2 } : undefined));
  expect(() => crashes.crash(given)).toThrow();
});
