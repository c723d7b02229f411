import { expect, test } from 'vitest';
import { readManuals } from '../../shared/content/load-manuals.ts';
import { controlsIn, manualParts } from '../../shared/content/manual-markdown.ts';
import { hasScreens, screens } from './screen-words.ts';

interface Documented {
  /** Where the words of the screens stand that the manual is about. */
  readonly words: string;
  /** What can be pressed, typed or read off there, as the screens write it. */
  readonly visible: readonly string[];
  /** Words in bold type that no picture shows: entries of closed menus and dialogs, and terms that a list explains. */
  readonly elsewhere: readonly string[];
}

const sender = [
  ...['Frames arrive', 'Screens', 'Windows', 'Cameras', 'Sending', 'Name in the show', 'Size', 'Rate', 'Sound'],
  ...['Keep letters sharp', 'Keep motion smooth', 'Show pointer', 'Allow operator', 'Freeze', 'Stop sending'],
];

const manuals: Readonly<Record<string, Documented>> = {
  s1: {
    words: screens('s1', 's1-page', 'ndi'),
    visible: [
      ...['1 × 4K', '2 × 2K', 'X', 'Y', 'Width', 'Height', 'Corners', 'Feather', 'Windows', 'Subtitles', 'Pages'],
      ...['On the wall', 'Next', 'Save as page', 'Take', 'Sources', 'Drag to the wall', 'Windows, back to front'],
      ...sender,
    ],
    elsewhere: ['Page', 'Project', 'S series'],
  },
  s2: {
    words: screens('s2', 's2-keys'),
    visible: [
      ...['Groups', 'Wall', 'Floor', 'Sides', 'Running order', 'Windows', 'Length', 'On air', 'Next', 'Cascade'],
      ...['leads', 'follows', 'equal', 'Output watch', 'Take over', 'Keys', 'pages on keys', 'Calls pages'],
      ...['Rehearsal', 'Lock', 'Black', 'Safety', 'Free', 'live'],
    ],
    elsewhere: ['Act', 'Page', 'Call', 'Leader, follower', 'Backup', 'S series'],
  },
  'cc-max': {
    words: screens('cc-max-*'),
    visible: [
      ...['Connect to a server', 'Same network', 'Firewall of the server', 'Address of the server', 'Connect'],
      ...['Connected', 'Programme', 'First cue', 'Programs', 'Favourites', 'Align', 'Outputs', 'Cues', 'Levels'],
      ...['Lock', 'Operator', 'Layers', 'Sound', 'Master', 'Windows', 'Live', 'Next', 'Loop', 'Hold', 'Follows'],
      ...['left', 'Blackout', 'hold', 'Started by', 'Go'],
    ],
    elsewhere: ['Server', 'Program', 'Role'],
  },
  'hvc-tutorial': {
    words: screens('hvc', 'hvc-*'),
    visible: [
      ...['Size', 'Frame rate', 'Quality', 'Bits', 'Transparency', 'Slices', 'Bit rate', 'Add to queue', 'Export'],
      ...['Queue', 'Cancel'],
    ],
    elsewhere: ['File > Export'],
  },
  'p1-plus': {
    words: screens('p1-plus', 'p1-plus-windows', 'license-reader'),
    visible: [
      ...['Windows', 'Slices', 'Text', 'Raster', 'Decks', 'Blend', 'Speed', 'Opacity', 'Warm-up', 'Peak', 'Closing'],
      ...['BPM', 'Hand over', 'Subscription'],
    ],
    elsewhere: [
      ...['Clip', 'Bank', 'Deck', 'Window', 'Slice', 'Set', 'Subscriptions', 'Orders', 'P1', 'Purchase', 'Encrypted'],
      ...['File > New set', 'File > Open', 'Output', 'Tempo', 'Beat', 'Half', 'Identify', 'Learn', 'Ready', 'Record'],
      ...['Settings > Sound', 'Settings > Keys', 'Settings > Recording', 'Hand over > Join'],
    ],
  },
  's3-pro': {
    words: screens('s3-pro', 's3', 's3-mapping', 'license-reader', 'ndi', 'stream-deck', 'stream-deck-*'),
    visible: [
      ...['On air', 'Remaining', 'LTC', 'Next', 'Stage', 'Plan', 'Output', 'Surfaces', 'Outputs', 'Blending'],
      ...['3D mapping', 'Masks', 'Canvas', 'Channel map', 'Layers', 'Decoder', 'Drive', 'Overlap', 'Curve', 'Middle'],
      ...['Black level'],
    ],
    elsewhere: [
      ...['Surface', 'Layer', 'Cue', 'Show', 'S series', 'Identify', 'Learn', 'Windows', 'Next cue'],
      ...['Move', 'Trim', 'Fade', 'Loop', 'Replace', 'LTC receiving', 'Main and backup equal', 'Edit > Add cue'],
      ...['Show > New', 'Show > Licence', 'Show > Export a copy', 'Show > Users', 'Show > Lock screen'],
      ...['Show > Pairing', 'Show > Report', 'Sound > Cards', 'Control > Timecode', 'Control > Monitor'],
      ...['Control > Inputs', 'Media > Encrypt'],
    ],
  },
};

const texts = readManuals();

/** What a text calls a control, and neither a screen nor the list of what none shows has. */
function unknownControls(name: string, text: string): string[] {
  const { words = '', elsewhere = [] } = manuals[name] ?? {};
  const named = manualParts(text).flatMap(({ tokens }) => controlsIn(tokens));
  return named.filter((control) => !words.includes(control) && !elsewhere.includes(control));
}

test('each manual says which screens it is about', () => {
  expect(Object.keys(manuals).toSorted()).toEqual(texts.map(({ name }) => name).toSorted());
});

test.runIf(hasScreens).each(texts)(
  'every control that the manual $name calls by name is a word of its screens',
  ({ name, text }) => {
    expect(unknownControls(name, text)).toEqual([]);
  },
);

test.runIf(hasScreens)('a control of another product is found', () => {
  expect(unknownControls('s1', '## Use\n\nPress **Take**, then **Output watch**.')).toEqual(['Output watch']);
});

test.runIf(hasScreens).each(texts)(
  'every control that can be seen in the screens of $name is documented',
  ({ name, text }) => {
    const { words = '', visible = [] } = manuals[name] ?? {};
    expect(visible.filter((control) => !words.includes(control))).toEqual([]);
    expect(visible.filter((control) => !text.includes(control))).toEqual([]);
  },
);

test('no word is listed as one that no picture shows, and shown or said nowhere', () => {
  const idle = texts.flatMap(({ name, text }) =>
    (manuals[name]?.elsewhere ?? []).filter((word) => !text.includes(`**${word}**`)).map((word) => `${name}: ${word}`),
  );
  expect(idle).toEqual([]);
});

test('no paragraph, step or row of a manual is said again, in it or in another', () => {
  const pieces = texts.flatMap(({ name, text }) =>
    text
      .split('\n')
      .map((line) => line.replace(/^(\d+\.|-|>|\|)\s*/, '').trim())
      .filter((line) => line.length > 40)
      .map((line) => ({ name, line })),
  );
  const repeated = [...Map.groupBy(pieces, ({ line }) => line)].filter(([, places]) => places.length > 1);
  expect(repeated.map(([line, places]) => `${places.map(({ name }) => name).join(', ')}: ${line}`)).toEqual([]);
});
