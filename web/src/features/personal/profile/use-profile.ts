import { useState } from 'react';
import { type Remote, useRemote } from '../../../lib/remote/use-remote.ts';
import { session } from '../../../lib/session/browser-session.ts';
import type { RevisedProfile } from '../personal-calls.ts';
import { personalCalls } from '../use-deed.ts';

/** What the header says of who is there is what the profile says. */
function tellSession({ userName, header, company, email, industry, telephone }: RevisedProfile): void {
  session.update({ userName, header, company, email, industry, telephone });
}

/** The profile as it was had or saved last, whichever is newer. */
export function useProfile(): [profile: Remote<RevisedProfile>, save: (saved: RevisedProfile) => void] {
  const [saved, setSaved] = useState<RevisedProfile>();
  const remote = useRemote('profile', async (signal) => {
    const profile = await (await personalCalls()).readProfile(signal);
    tellSession(profile);
    return profile;
  });
  const isNewer = saved && saved.revision > (remote.data?.revision ?? 0);
  const save = (profile: RevisedProfile) => {
    tellSession(profile);
    setSaved(profile);
  };
  return [isNewer ? { ...remote, data: saved } : remote, save];
}
