import type { UploadKind } from '../../../shared/upload-kinds.ts';

/** What the server knows of a kind of upload. */
interface Kind {
  /** Who may upload it. */
  readonly of: 'visitors' | 'members';
  /** The prefix under which it is kept once it is inspected; what is below `uploaded/` everybody sees who knows the address. */
  readonly keptBelow: `${string}/`;
  /** Whether it is the photo of a person, higher than it is wide. */
  readonly isPortrait: boolean;
}

/** Each kind (product-rules.md#upload-protocol); types and sizes, which browsers check too, stand in `shared/upload-kinds.ts`. */
export const kinds = {
  headimg: { of: 'visitors', keptBelow: 'photos/', isPortrait: true },
  userimg: { of: 'members', keptBelow: 'uploaded/userimg/', isPortrait: false },
  media: { of: 'members', keptBelow: 'uploaded/media/', isPortrait: false },
} as const satisfies Readonly<Record<UploadKind, Kind>>;

/** The prefix of all that is not inspected yet. */
export const quarantine = 'quarantine/';
