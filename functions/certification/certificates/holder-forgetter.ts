import * as z from 'zod/mini';
import { log } from '../../platform/logging/log.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import { certificateKey } from './certificate.ts';

/** What says by which numbers a holder is found. */
const ofHolder = ['holderId', 'holderPhone', 'forgetIn'] as const;

/** Takes out of a certificate by which numbers its holder is found. What was printed stays. @returns whether there was something */
export function holderForgetter(table: Table<'UpdateItem'>) {
  return (num: string): Promise<boolean> =>
    // Every text comes after the empty one.
    table.update(certificateKey(num), { remove: ofHolder }, { forgetIn: { above: '' } });
}

interface OldHolders {
  readonly index: Index;
  readonly forget: ReturnType<typeof holderForgetter>;
}

const Place = z.object({ num: z.string() });

/** Months that a run looks back: whatever was missed for two years is made good. */
const lookedBack = 24;

/** Forgets the holders of certificates that ended two years ago. Running it again forgets nothing more. */
export function oldHolderForgetter({ index, forget }: OldHolders) {
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    let forgotten = 0;
    for (let back = 1; back <= lookedBack; back += 1)
      for await (const items of index.queryPages(monthBefore(dueAt, back)))
        for (const { num } of items.map((item) => Place.parse(item))) if (await forget(num)) forgotten += 1;
    log(lines.holdersForgotten, { forgotten });
  };
}

function monthBefore(date: Date, back: number): string {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back)).toISOString().slice(0, 7);
}
