/** The buckets that functions may use: of that of pages some read documents, which they fill. Builds and films are for the edge and the publisher. */
export const bucketNames = ['site', 'uploads'] as const;
export type BucketName = (typeof bucketNames)[number];
