import { type StrokeName, strokePaths } from './stroke-paths.ts';

interface StrokeIconProps {
  readonly name: StrokeName;
  /** CSS pixels; 18 when left out. */
  readonly size?: number;
}

/** A symbol in the colour of the words beside it. */
export function StrokeIcon({ name, size = 18 }: StrokeIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={strokePaths[name]} />
    </svg>
  );
}
