/** A question or a reply as it is shown. */
export interface ShownComment {
  readonly id: string;
  /** Who wrote it, by id and by what they are called; empty where it was deleted. */
  readonly uid: string;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Plain text, as it was typed. */
  readonly text: string;
  /** Whom a reply answers; empty for whoever asked. */
  readonly answers: string;
  readonly mayBeDeleted: boolean;
  /** One that is on its way is shown before the server has it; a deleted question keeps its place for its replies. */
  readonly state: 'kept' | 'sending' | 'deleted';
}

export interface ShownQuestion extends ShownComment {
  /** From the oldest on, without a gap. */
  readonly replies: readonly ShownComment[];
  /** How many follow that are not shown yet. */
  readonly folded: number;
  /** What was written here, which follows those. */
  readonly written: readonly ShownComment[];
}

/** Questions of a subject, the newest first. */
export interface Thread {
  readonly questions: readonly ShownQuestion[];
  /** Whether there are older ones. */
  readonly hasOlder: boolean;
}
