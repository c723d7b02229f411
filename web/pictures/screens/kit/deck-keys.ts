import type { ControlIconName } from './control-icon.tsx';

/** What a lit key shows: a cue of the show, an action, a level, or a reading. */
export type DeckKey =
  | {
      readonly kind: 'cue';
      readonly number: number;
      readonly name: string;
      readonly content: string;
      readonly position?: string;
      readonly state: 'skipped' | 'running' | 'next' | 'ready';
      readonly remaining?: string;
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

/** Five columns, three rows: coming cues above, transport and levels below. */
export const deckKeys: readonly DeckKey[] = [
  { kind: 'cue', number: 11, name: 'Doors', content: 'aurora', state: 'skipped' },
  { kind: 'cue', number: 12, name: 'Sunrise', content: 'grid', state: 'running', remaining: '0:20' },
  { kind: 'cue', number: 13, name: 'Flower boats', content: 'bloom', state: 'next' },
  { kind: 'cue', number: 14, name: 'City', content: 'city', state: 'ready' },
  { kind: 'cue', number: 15, name: 'Storm', content: 'rain', state: 'ready' },
  { kind: 'action', icon: 'play', words: 'Play', tone: 'good' },
  { kind: 'action', icon: 'pause', words: 'Pause' },
  { kind: 'action', icon: 'next', words: 'Next cue', tone: 'accent' },
  { kind: 'reading', words: 'Timecode', lines: ['01:02', '14:08'] },
  { kind: 'preset', words: 'Two guests', contents: ['facets', 'ink'] },
  { kind: 'action', icon: 'mute', words: 'Mute wings' },
  { kind: 'level', words: 'Opacity', percent: 64 },
  { kind: 'level', words: 'Master', percent: 90 },
  { kind: 'action', icon: 'link', words: 'Main live', tone: 'good' },
  { kind: 'action', icon: 'blackout', words: 'Blackout', tone: 'alert' },
];
