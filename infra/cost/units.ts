import * as z from 'zod/mini';

const count = z.number().check(z.minimum(0));

/** What one action asks of AWS, measured by a local run (`npm run bench -- units`). */
export const ActionUnits = z.strictObject({
  /** Requests that CloudFront answers, and bytes that it sends. */
  edgeRequests: count,
  edgeBytes: count,
  /** Of these, calls of the API: the function in front of it, API Gateway, its access log. */
  calls: count,
  /** Invocations of functions, and what they take of memory and time. */
  invocations: count,
  gigabyteSeconds: count,
  /** Bytes that functions log. */
  logBytes: count,
  readUnits: count,
  writeUnits: count,
  events: count,
  eventBytes: count,
  /** Requests to queues: the bus puts messages one by one, functions take and delete them in tens at most. */
  queueRequests: count,
  keyRequests: count,
  mails: count,
  /** Objects written to buckets. */
  objectWrites: count,
});
export type ActionUnits = z.output<typeof ActionUnits>;

/** What somebody may do, as volumes are given for it. */
export const actions = [
  'downloads',
  'visits',
  'registrations',
  'signIns',
  'orders',
  'enquiries',
  'questions',
  'examSignUps',
] as const;
export type Action = (typeof actions)[number];

/** The units of each action, and where they were measured. */
export const MeasuredUnits = z.strictObject({
  measured: z.strictObject({ on: z.iso.date(), machine: z.string() }),
  actions: z.record(z.enum(actions), ActionUnits),
});
export type MeasuredUnits = z.output<typeof MeasuredUnits>;
