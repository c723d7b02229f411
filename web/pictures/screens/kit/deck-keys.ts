import type { ControlIconName } from './control-icon.tsx';
import { timecodeOf } from './time.tsx';

export type CueState = 'skipped' | 'running' | 'next' | 'ready';

/** What a lit key shows: a cue of the show, an action, a level, or a reading. */
export type DeckKey =
  | {
      readonly kind: 'cue';
      readonly number: number;
      readonly name: string;
      readonly content: string;
      readonly state: CueState;
      readonly remaining?: string | undefined;
    }
  | {
      readonly kind: 'action';
      readonly icon: ControlIconName;
      readonly words: string;
      readonly tone?: 'accent' | 'alert' | 'good';
    }
  | { readonly kind: 'level'; readonly words: string; readonly percent: number }
  | { readonly kind: 'reading'; readonly words: string; readonly lines: readonly [string, string] }
  | { readonly kind: 'preset'; readonly words: string; readonly contents: readonly [string, string] };

/** 01:02:14:08, in seconds after 01:00:00:00. */
const NOW = 134.32;

/** The cues of the show; each runs until the next begins. Doors was left out, the last three wait for a press. */
const CUES = [
  { number: 11, name: 'Doors', content: 'aurora', from: 108 },
  { number: 12, name: 'Sunrise', content: 'grid', from: 119 },
  { number: 13, name: 'Flower boats', content: 'bloom', from: 155 },
  { number: 14, name: 'City', content: 'city', from: 177 },
  { number: 15, name: 'Storm', content: 'rain', from: 217 },
  { number: 16, name: 'Award film', content: 'facets', from: 297 },
  { number: 17, name: 'Winner', content: 'particles', from: 402 },
  { number: 18, name: 'Interval', content: 'ink', from: Number.POSITIVE_INFINITY },
  { number: 19, name: 'Overture', content: 'waves', from: Number.POSITIVE_INFINITY },
  { number: 20, name: 'Regatta', content: 'blocks', from: Number.POSITIVE_INFINITY },
] as const;

/** Two pages of cues, five keys each: the second comes up when its first cue begins. */
const PAGES = [CUES.slice(0, 5), CUES.slice(5)] as const;
const TURNS_AT = 297;
/** The page turns column by column, from the left. */
const COLUMN_SECONDS = 0.05;

function minutes(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const placeAt = (now: number) => CUES.findLastIndex(({ from }) => from <= now);

/** What S3 Pro says of its show, some seconds after the screen came into view. */
export function showAt(seconds: number) {
  const now = NOW + seconds;
  const place = placeAt(now);
  const next = CUES[place + 1] ?? CUES[0];
  return { running: CUES[place] ?? CUES[0], next, left: minutes(next.from - now), timecode: timecodeOf(3600 + now) };
}

function cueKey(cue: (typeof CUES)[number], now: number): DeckKey {
  const running = placeAt(now);
  const index = CUES.indexOf(cue);
  const state = index === 0 ? 'skipped' : index === running ? 'running' : index === running + 1 ? 'next' : 'ready';
  const until = CUES[index + 1]?.from ?? now;
  return { kind: 'cue', ...cue, state, remaining: state === 'running' ? minutes(until - now) : undefined };
}

function actionKeys(now: number): readonly DeckKey[] {
  const timecode = timecodeOf(3600 + now);
  return [
    { kind: 'action', icon: 'play', words: 'Play', tone: 'good' },
    { kind: 'action', icon: 'pause', words: 'Pause' },
    { kind: 'action', icon: 'next', words: 'Next cue', tone: 'accent' },
    { kind: 'reading', words: 'Timecode', lines: [timecode.slice(0, 5), timecode.slice(6)] },
    { kind: 'preset', words: 'Two guests', contents: ['facets', 'ink'] },
    { kind: 'action', icon: 'mute', words: 'Mute wings' },
    { kind: 'level', words: 'Opacity', percent: 64 },
    { kind: 'level', words: 'Master', percent: 90 },
    { kind: 'action', icon: 'link', words: 'Main live', tone: 'good' },
    { kind: 'action', icon: 'blackout', words: 'Blackout', tone: 'alert' },
  ];
}

/** Five columns, three rows, some seconds after the screen came into view: coming cues above, transport and levels below. */
export function deckKeysAt(seconds: number): readonly DeckKey[] {
  const now = NOW + seconds;
  const cues = PAGES[0].map((cue, column) => (now < TURNS_AT + column * COLUMN_SECONDS ? cue : PAGES[1][column]));
  return [...cues.filter((cue) => cue !== undefined).map((cue) => cueKey(cue, now)), ...actionKeys(now)];
}
