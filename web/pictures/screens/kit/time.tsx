import { createContext, useContext } from 'react';

/** Seconds since a film's shot of this screen began; a photograph has none. */
export const FilmTime = createContext<number | undefined>(undefined);

/** Seconds that have passed on this screen: 0 in a photograph. */
export function useTime(): number {
  return useContext(FilmTime) ?? 0;
}

const FRAMES_A_SECOND = 25;
const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** A timecode of hours, minutes, seconds and frames. */
export function timecodeOf(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6);
  const frames = Math.floor((seconds - whole + 1e-6) * FRAMES_A_SECOND);
  return [whole / 3600, (whole / 60) % 60, whole % 60, frames].map(twoDigits).join(':');
}
