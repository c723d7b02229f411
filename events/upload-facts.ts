import * as z from 'zod/mini';
import { uploadKinds } from '../shared/upload-kinds.ts';

/** What the events of an upload say of it. */
export const uploadFacts = {
  /** By which its owner knows it; it opens nothing. */
  key: z.string(),
  kind: z.enum(uploadKinds),
  /** Who took it, such as `exam#<id>`; empty where nobody has yet. */
  usedBy: z.string(),
};
