import styles from './control-icon.module.css';

/** Strokes on a field of 24 × 24. */
const strokes = {
  back: 'M18 5.5v13L8.5 12zM6 5.5v13',
  battery: 'M3.5 8.5h15v7h-15zM21 10.8v2.4M6 11v2M9 11v2M12 11v2',
  blackout: 'M4.5 5.5h15v13h-15zM4.5 18.5l15-13',
  bulb: 'M9.5 18.5h5M10.5 21h3M8.8 15.5a6 6 0 1 1 6.4 0v3H8.8z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M7 10l5 5 5-5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  curtain: 'M3.5 4.5h17M5.5 4.5v15c3-2 4.5-7 4.5-15M18.5 4.5v15c-3-2-4.5-7-4.5-15',
  eye: 'M2.5 12c2.4-4.2 5.6-6.3 9.5-6.3s7.1 2.1 9.5 6.3c-2.4 4.2-5.6 6.3-9.5 6.3S4.9 16.2 2.5 12zM12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z',
  eyeOff:
    'M4 4.5l16 15M9 6.2a9 9 0 0 1 3-.5c3.9 0 7.1 2.1 9.5 6.3-.8 1.4-1.7 2.5-2.7 3.5M6.3 8C4.9 9 3.6 10.3 2.5 12c2.4 4.2 5.6 6.3 9.5 6.3 1.3 0 2.5-.2 3.6-.7',
  film: 'M4 5.5h16v13H4zM8 5.5v13M16 5.5v13M4 9.8h4M4 14.2h4M16 9.8h4M16 14.2h4',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  layers: 'M12 4l8.5 4.5L12 13 3.5 8.5zM4 12.3l8 4.2 8-4.2M4 16l8 4.2L20 16',
  level: 'M6 4v16M12 4v16M18 4v16M3.8 9h4.4M9.8 14.5h4.4M15.8 7h4.4',
  link: 'M9.5 14.5l5-5M8.5 11l-2.6 2.6a3.5 3.5 0 0 0 5 5l2.6-2.6M15.5 13l2.6-2.6a3.5 3.5 0 0 0-5-5L10.5 8',
  list: 'M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.01M4 12h.01M4 18h.01',
  lock: 'M6 10.5h12v9H6zM8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7',
  mute: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  network: 'M3 9.5a13 13 0 0 1 18 0M6.2 13a8.3 8.3 0 0 1 11.6 0M9.3 16.3a3.9 3.9 0 0 1 5.4 0M12 19.3h.01',
  next: 'M6 5.5v13l9.5-6.5zM18 5.5v13',
  output: 'M3.5 5h17v11h-17zM8.5 20h7M12 16v4',
  pause: 'M8 5.5v13M16 5.5v13',
  play: 'M7.5 5v14l11-7z',
  point: 'M12 3v5M12 16v5M3 12h5M16 12h5M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  power: 'M12 3.5v8M7.2 6.7a7.3 7.3 0 1 0 9.6 0',
  preset: 'M3.5 5h17v14h-17zM3.5 14h17M13 5v9',
  projector: 'M3 8.5h18v8.5H3zM15 10.3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM6 11.5h3.5M6.5 17v2M17.5 17v2',
  repeat: 'M5 11a7 7 0 0 1 12.2-4.2L19.5 9M19.5 4.5V9H15M19 13a7 7 0 0 1-12.2 4.2L4.5 15M4.5 19.5V15H9',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  star: 'M12 3.8l2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7z',
  stop: 'M6.5 6.5h11v11h-11z',
} as const;

export type ControlIconName = keyof typeof strokes;

interface ControlIconProps {
  readonly name: ControlIconName;
  /** CSS pixels; 22 when left out. */
  readonly size?: number;
  /** Filled as well as stroked, as the signs of a tape machine are. */
  readonly solid?: boolean;
}

/** A sign of the control programs: one weight of stroke, in the colour of the words beside it. */
export function ControlIcon({ name, size = 22, solid = false }: ControlIconProps) {
  return (
    <svg
      className={solid ? styles.solid : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
