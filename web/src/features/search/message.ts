import type { FailureReason } from '../../lib/loading/load-failure.ts';

interface Situation {
  readonly failure: FailureReason | undefined;
  /** Whether the index is there. */
  readonly ready: boolean;
  /** How far answers and manuals are, whose indices come once something is asked. */
  readonly texts: 'ready' | 'coming' | 'failed';
  /** What was asked; '' for nothing yet. */
  readonly asked: string;
  /** How many were found, and how many of them are shown. */
  readonly found: number;
  readonly shown: number;
}

const failures: Readonly<Record<FailureReason, string>> = {
  offline: 'No connection. The search loads by itself as soon as you are back online.',
  failed: 'The search could not be loaded. Try again, or go on here:',
};

/** What the search says of itself, to screen readers too. */
export function messageOf({ failure, ready, texts, asked, found, shown }: Situation): string {
  if (failure) return failures[failure];
  if (!ready) return 'Loading the search …';
  if (!asked) return 'Find a product, a release or a sentence of a manual by any of its words.';
  if (found === 0 && texts === 'coming') return `Looking for “${asked}” in answers and manuals …`;
  const missing = texts === 'failed' ? ' Answers and manuals could not be searched.' : '';
  if (found === 0) return `Nothing found for “${asked}”.${missing} Try other words, or go on here:`;
  const results = found === 1 ? '1 result' : `${found} results`;
  return (found === shown ? results : `${results}, the first ${shown} of them here`) + (missing && `.${missing}`);
}
