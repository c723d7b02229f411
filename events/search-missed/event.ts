import * as z from 'zod/mini';
import { mostMissed } from '../../shared/missed-words.ts';
import { defineEvent } from '../event.ts';

/** Somebody searched the site, and nothing was found. Holds nothing about who. */
export const searchMissed = defineEvent({
  name: 'search.missed.v1',
  summary: 'Published by `reportSearch`; counted exactly once by `countSearches`.',
  data: z.object({
    /** The client's request id, or a generated one: with the words it identifies a repeat. */
    reportId: z.uuid(),
    /** As `missedWords` writes them; '' where they could say who searched. */
    words: z.string().check(z.maxLength(mostMissed)),
  }),
});
