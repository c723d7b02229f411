import { confirmed } from './confirmed.ts';

/** Asks whether what was typed may be lost. */
export function askToDiscard(): Promise<boolean> {
  return confirmed({
    title: 'Discard what you wrote?',
    text: 'It has not been sent, and nobody keeps a copy.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  });
}
