import type { UploadKind } from '../../../shared/upload-kinds.ts';

/** What the server knows of a kind of upload. */
interface Kind {
  /** Who may upload it. */
  readonly of: 'visitors' | 'members';
  /** The prefix under which it is kept once it is inspected; what is below `uploaded/` everybody sees who knows the address. */
  readonly keptBelow: `${string}/`;
  /** Whether it is the photo of a person, higher than it is wide. */
  readonly isPortrait: boolean;
  /** Days for which what was taken is kept; for as long as whoever took it wants, where it is absent. */
  readonly keptDays?: number;
}

/** Each kind (product-rules.md#upload-protocol); types and sizes, which browsers check too, stand in `shared/upload-kinds.ts`. */
export const kinds = {
  headimg: { of: 'visitors', keptBelow: 'photos/', isPortrait: true },
  userimg: { of: 'members', keptBelow: 'uploaded/userimg/', isPortrait: false },
  media: { of: 'members', keptBelow: 'uploaded/media/', isPortrait: false },
  feedback: { of: 'visitors', keptBelow: 'feedback/', isPortrait: false, keptDays: 90 },
} as const satisfies Readonly<Record<UploadKind, Kind>>;

/** The prefix of all that is not inspected yet. */
export const quarantine = 'quarantine/';

/** Days for which what was taken of a kind is kept; undefined where whoever took it says when it ends. */
export function keptDaysOf(kind: UploadKind): number | undefined {
  const { keptDays }: Kind = kinds[kind];
  return keptDays;
}
