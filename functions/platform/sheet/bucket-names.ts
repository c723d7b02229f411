/** The buckets that functions may use; those of pages, builds and films are for the edge and the publisher. */
export const bucketNames = ['uploads'] as const;
export type BucketName = (typeof bucketNames)[number];
