import { arrive } from './arrive.ts';
import type { View } from './atoms.ts';
import { focusPageHeading } from './focus-heading.ts';
import { updateHead } from './update-head.ts';

/** What a page that takes the place of another needs once it is there: its head, its place and the focus. */
export function settle({ page, arrival, held }: View): void {
  updateHead(page);
  if (arrival) arrive(arrival);
  else if (held?.isConnected === false) focusPageHeading();
}
