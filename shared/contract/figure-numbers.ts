import * as z from 'zod/mini';

const named = {
  name: z.string(),
  label: z.string(),
  /** What is counted, in the plural. */
  unit: z.string(),
};

/** A figure of some periods, each beside what it is compared with. */
const countedNumbers = z.object({
  ...named,
  periods: z.array(
    z.object({
      label: z.string(),
      /** UTC days, both included. */
      from: z.string(),
      to: z.string(),
      count: z.number(),
      before: z.number(),
    }),
  ),
});

/** What waits at this moment. */
const waitingNumbers = z.object({
  ...named,
  waiting: z.object({
    count: z.number(),
    /** How many of them have waited for too long, which is so many hours. */
    late: z.number(),
    lateHours: z.number(),
    /** Since when the first of them waits (ISO 8601, UTC); '' where none does. */
    oldest: z.string(),
  }),
});

/** A number of the business: what the function of a dashboard's tile answers when it is asked for data. */
export const figureNumbers = z.union([countedNumbers, waitingNumbers]);

export type FigureNumbers = z.infer<typeof figureNumbers>;
