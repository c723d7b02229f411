import type { Layer } from '../s3-lite/layer-strip.tsx';

export type Place = readonly [x: number, y: number];

/** What is carried from the media list to a layer; places are CSS pixels from the screen's corner. */
export interface Carry {
  readonly media: string;
  readonly takenAt: number;
  readonly droppedAt: number;
  readonly from: Place;
  readonly to: Place;
}

export const CARRIES: readonly Carry[] = [
  { media: 'northern_lights.hvc', takenAt: 0.9, droppedAt: 2.1, from: [84, 134], to: [560, 608] },
  { media: 'quartet.wav', takenAt: 2.7, droppedAt: 3.7, from: [84, 218], to: [620, 658] },
  { media: 'Forty years of light', takenAt: 4.2, droppedAt: 5.2, from: [84, 302], to: [640, 522] },
];

/** The button that plays, and when it is pressed. */
export const PLAY: Place = [706, 470];
export const PLAYS_AT = 6.2;

const LAYERS: readonly Layer[] = [
  { name: 'Title', symbol: 'text', from: 18, to: 66, clip: 'Forty years of light', kind: 'title' },
  { name: 'Camera', symbol: 'camera', from: 66, to: 100, clip: '', kind: 'camera' },
  { name: 'Film', symbol: 'film', from: 0, to: 96, clip: 'northern_lights.hvc', kind: 'film', content: 'aurora' },
  { name: 'Sound', symbol: 'sound', from: 0, to: 100, clip: 'quartet.wav', kind: 'sound' },
];

/** What lies on the layers after so many seconds. */
export function layersAt(time: number): readonly Layer[] {
  const lies = new Set(CARRIES.filter(({ droppedAt }) => droppedAt <= time).map(({ media }) => media));
  return LAYERS.map((layer) => (lies.has(layer.clip) ? layer : { ...layer, clip: '' }));
}

const eased = (share: number) => share * share * (3 - 2 * share);
const within = (share: number) => Math.min(Math.max(share, 0), 1);

/** Where the pointer is: it goes from one place of its way to the next, and waits there. */
export function pointerAt(time: number): Place {
  const way = [
    { at: -0.2, place: [330, 330] as Place },
    ...CARRIES.flatMap(({ takenAt, droppedAt, from, to }) => [
      { at: takenAt, place: from },
      { at: droppedAt, place: to },
    ]),
    { at: PLAYS_AT - 0.2, place: PLAY },
    { at: PLAYS_AT + 1.2, place: PLAY },
    { at: PLAYS_AT + 2.4, place: [840, 690] as Place },
  ];
  const next = Math.max(
    way.findIndex(({ at }) => time < at),
    0,
  );
  const [from, to] = time < (way.at(-1)?.at ?? 0) ? [way[next - 1] ?? way[0], way[next]] : [way.at(-1), way.at(-1)];
  if (!from || !to || from === to) return to?.place ?? PLAY;
  const share = eased(within((time - from.at) / (to.at - from.at)));
  return [from.place[0] + (to.place[0] - from.place[0]) * share, from.place[1] + (to.place[1] - from.place[1]) * share];
}
