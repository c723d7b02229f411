interface CropProps {
  /** What small places call it. */
  readonly part: string;
  /** CSS pixels from the screen's corner. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the screen that small places show alone, where no single element has its shape. */
export function Crop({ part, left, top, width, height }: CropProps) {
  return <i data-part={part} style={{ position: 'absolute', left, top, width, height, pointerEvents: 'none' }} />;
}
