interface ShowProps {
  /** A file of `contents/`. */
  readonly content: string;
  /** Seconds since it began. */
  readonly at: number;
  /** Part of the picture that stays in view, as CSS `object-position`. */
  readonly position?: string;
}

/** What plays: one moment of a show content, filling its box. */
export function Show({ content, at, position }: ShowProps) {
  return <img src={`/contents/${content}@${at}`} alt="" style={{ objectPosition: position }} />;
}
