/** 01:02:14:08, when the screens of the show were photographed, in seconds after 01:00:00:00. */
const NOW = 134.32;

/** Seconds that have passed on those screens at a moment of the show; its cue 13 begins at 155. */
export const clock = (seconds: number) => seconds - NOW;
