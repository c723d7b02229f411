import { useState } from 'react';
import { type Remote, useRemote } from '../../../lib/remote/use-remote.ts';
import type { ProjectPage } from '../personal-calls.ts';
import { personalCalls } from '../use-deed.ts';

interface Projects {
  /** A page, and how many there are in all of what was searched. The one before stays until the next has come. */
  readonly remote: Remote<ProjectPage>;
  /** Asks for a page, from 1, of the same search. */
  readonly turn: (page: number) => void;
  /** Asks for the first page of those with this in their name; empty for all. */
  readonly search: (name: string) => void;
}

/** The member's projects, fifteen at a time (product-rules.md#page-sizes). */
export function useProjects(): Projects {
  const [asked, setAsked] = useState({ page: 1, name: '' });
  const remote = useRemote('projects', async (signal) => (await personalCalls()).readProjects(asked, signal));
  const ask = (next: typeof asked) => {
    setAsked(next);
    remote.ask();
  };
  return {
    remote,
    turn: (page) => ask({ ...asked, page }),
    search(name) {
      if (name !== asked.name) ask({ page: 1, name });
    },
  };
}
