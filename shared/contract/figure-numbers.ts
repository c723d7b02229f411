import * as z from 'zod/mini';

/** A figure of the business and some periods, each beside as many days before it: what the function of a dashboard's tile answers when it is asked for data. */
export const figureNumbers = z.object({
  name: z.string(),
  label: z.string(),
  /** What is counted, in the plural. */
  unit: z.string(),
  periods: z.array(
    z.object({
      label: z.string(),
      /** UTC days, both included. */
      from: z.string(),
      to: z.string(),
      count: z.number(),
      /** The same of as many days before. */
      before: z.number(),
    }),
  ),
});

export type FigureNumbers = z.infer<typeof figureNumbers>;
