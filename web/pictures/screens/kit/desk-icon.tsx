/** Symbols of the desktop programs, drawn on a 16 pixel grid with one stroke width. */

const SHAPES = {
  back: 'M12.5 3.5 6 8l6.5 4.5zM3.5 3.5v9',
  forward: 'M3.5 3.5 10 8l-6.5 4.5zM12.5 3.5v9',
  play: 'M4.5 3 12.5 8l-8 5z',
  pause: 'M5 3.5v9M11 3.5v9',
  stop: 'M4 4h8v8H4z',
  film: 'M2 3.5h12v9H2zM5 3.5v9M11 3.5v9M2 8h3M11 8h3',
  wall: 'M1.5 4h13v7h-13zM4.5 13.5h7M8 4v7M1.5 7.5h13',
  wing: 'M4 2.5v11l8-2.5v-6z',
  floor: 'M4.5 5h7l3 6.5h-13zM8 5v6.5',
  sound: 'M2 6v4h2.5L8 13V3L4.5 6zM10.5 6a3 3 0 0 1 0 4M12.5 4a5.5 5.5 0 0 1 0 8',
  voice: 'M8 2a2 2 0 0 1 2 2v4a2 2 0 0 1-4 0V4a2 2 0 0 1 2-2zM3.5 8a4.5 4.5 0 0 0 9 0M8 12.5v2',
  clock: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM8 4.5V8l2.5 1.7',
  lamp: 'M8 1.8a4 4 0 0 1 2.4 7.2c-.6.5-.7 1-.7 1.8H6.3c0-.8-.1-1.3-.7-1.8A4 4 0 0 1 8 1.8zM6.5 13.8h3',
  notes: 'M2.5 3h11v10h-11zM6.2 3v6M9.8 3v6M6.2 9v4M9.8 9v4',
  lock: 'M3.5 7.2h9v6.3h-9zM5.3 7.2V5a2.7 2.7 0 0 1 5.4 0v2.2',
  person: 'M8 2.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM2.8 14a5.2 5.2 0 0 1 10.4 0',
  pair: 'M1.5 3.5h6v4.5h-6zM8.5 8h6v4.5h-6zM4.5 8v2.2h4M11.5 8V5.8h-4',
  key: 'M5 6.5a3 3 0 1 1 0 3.1M7.8 8H14v2.5M11.5 8v2',
  list: 'M2 4h2M6 4h8M2 8h2M6 8h8M2 12h2M6 12h8',
  text: 'M3 4.5V3h10v1.5M8 3v10M6 13h4',
  camera: 'M1.8 4.5h8.4v7H1.8zM10.2 8l4-2.5v5z',
  slides: 'M2 3h12v8H2zM8 11v2.5M5 13.5h6M5 8l2-2 1.5 1.5L11 5',
  picture: 'M2 3h12v10H2zM2 11l3.5-3.5L9 11l2-2 3 3M10.5 6h.1',
  grid: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11',
  cube: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8l5.5-3M8 8v6.2',
  curve: 'M2 13.5C8 13.5 8 2.5 14 2.5M2 2.5v11h12',
  output: 'M2 3h12v8H2zM5 13.5h6',
  network: 'M8 2.5v4M3 13.5v-4h10v4M8 6.5v3M6.5 1.5h3v2h-3z',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  eye: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  down: 'M4 6.5 8 10.5 12 6.5',
  right: 'M6.5 4 10.5 8 6.5 12',
  repeat: 'M3 7V5.5h9.5M10.5 3.2l2.3 2.3-2.3 2.3M13 9v1.5H3.5M5.5 12.8l-2.3-2.3 2.3-2.3',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.3 10.3 14 14',
  folder: 'M1.8 4h4.5l1.5 1.8h6.4v7H1.8z',
  check: 'M3 8.5 6.5 12 13 4.5',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  square: 'M3.5 3.5h9v9h-9z',
  projector: 'M1.5 5h13v6h-13zM9 8a2 2 0 1 0 4 0 2 2 0 0 0-4 0M4 8h2.5M3.5 11v2M12.5 11v2',
  pointer: 'M4 2.5 12.5 8 8.6 8.9 7 13z',
  scissors: 'M4 11a1.7 1.7 0 1 0 .1 0M12 11a1.7 1.7 0 1 0 .1 0M5 11.3 11 2.5M11 11.3 5 2.5',
} as const;

export type DeskSymbol = keyof typeof SHAPES;

interface DeskIconProps {
  readonly symbol: DeskSymbol;
  /** CSS pixels. */
  readonly size?: number;
  /** Filled instead of drawn as a line. */
  readonly solid?: boolean;
}

/** One symbol in the colour of its text. */
export function DeskIcon({ symbol, size = 16, solid = false }: DeskIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={SHAPES[symbol]} />
    </svg>
  );
}
