import { stageOrigin } from '../../platform/mail/stage-origin.ts';

/** A month as a mail says it: `November 2026`. @param period `2026-11` */
export function monthInWords(period: string): string {
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period}-01T00:00:00Z`),
  );
}

/** Where one signs up, and where one asks what became of it. */
export const signUpAddress = () => `${stageOrigin()}/sign?tab=sign-up`;
export const queryAddress = () => `${stageOrigin()}/sign?tab=sign-up-query`;
