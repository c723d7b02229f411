/** Sound cards in the order of their outputs; levels are shares of full scale. Between two cards one grid column stays free. */
export const CARDS = [
  { name: 'Card A', column: 2, levels: [0.74, 0.71, 0.82, 0.66, 0.58, 0.55] },
  { name: 'Card B', column: 9, levels: [0.49, 0.47, 0.3, 0.28] },
  { name: 'LTC', column: 14, levels: [0.62] },
] as const;

export const OUTPUTS = CARDS.flatMap(({ name, column, levels }) =>
  levels.map((level, index) => ({ id: `${name} ${index + 1}`, number: index + 1, column: column + index, level })),
);

interface Source {
  readonly name: string;
  /** Level in each output, 0 to 1, from card A's first to the last. */
  readonly sends: readonly number[];
}

export const SOURCES: readonly Source[] = [
  { name: 'Orchestra L', sends: [1, 0, 0.6, 0, 1, 0, 0.6, 0, 0, 0, 0] },
  { name: 'Orchestra R', sends: [0, 1, 0.6, 0, 0, 1, 0, 0.6, 0, 0, 0] },
  { name: 'Low', sends: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0] },
  { name: 'Voice', sends: [0.6, 0.6, 1, 0, 0, 0, 0, 0, 1, 1, 0] },
  { name: 'Gulls', sends: [0, 0, 0, 0, 0.6, 0.6, 1, 1, 0, 0, 0] },
  { name: 'Timecode', sends: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
];

/** How a send is drawn. */
export function strengthOf(send: number): 'none' | 'part' | 'whole' {
  if (send === 0) return 'none';
  return send < 1 ? 'part' : 'whole';
}
