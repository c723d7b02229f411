import * as z from 'zod/mini';
import { jsonColumn, type StateDatabase } from './database.ts';

/** Which part of the calls a behaviour is for, from 0 to 1; all unless stated. */
export const share = z._default(z.number().check(z.minimum(0), z.maximum(1)), 1);

/** How a service was told to behave, in the state database: it holds over restarts and kills. */
export type BehaviourStore<Behaviour extends { readonly share: number }> = ReturnType<
  typeof createBehaviours<Behaviour>
>;

/**
 * @param service whose behaviours they are
 * @param Behaviour the behaviours that it knows
 */
export function createBehaviours<Behaviour extends { readonly share: number }>(
  { sql, atomically }: StateDatabase,
  service: string,
  Behaviour: z.ZodMiniType<Behaviour>,
) {
  sql.exec(`CREATE TABLE IF NOT EXISTS behaviours (service TEXT NOT NULL, position INTEGER NOT NULL, behaviour TEXT NOT NULL,
    asked INTEGER NOT NULL, PRIMARY KEY (service, position)) STRICT;`);
  const select = sql.prepare('SELECT * FROM behaviours WHERE service = ? ORDER BY position');
  const clear = sql.prepare('DELETE FROM behaviours WHERE service = ?');
  const insert = sql.prepare('INSERT INTO behaviours (service, position, behaviour, asked) VALUES (?, ?, ?, 0)');
  const count = sql.prepare('UPDATE behaviours SET asked = asked + 1 WHERE service = ? AND position = ?');
  const Row = z.object({ position: z.number(), behaviour: jsonColumn(Behaviour), asked: z.number() });
  const rows = () => select.all(service).map((each) => z.parse(Row, each));
  /** Each with how often it was asked about. */
  const all = () => rows().map(({ behaviour, asked }) => ({ ...behaviour, asked }));
  return {
    all,
    /** Replaces all behaviours. @throws {Error} naming what is wrong with them */
    replace: (given: unknown) => {
      const behaviours = z.parse(z.array(Behaviour), given);
      atomically(() => {
        clear.run(service);
        for (const [position, behaviour] of behaviours.entries())
          insert.run(service, position, JSON.stringify(behaviour));
      });
      return all();
    },
    /**
     * The behaviours that one more call meets with, of those that concern it, in their order. A share is kept by counting, not by
     * chance: 0.2 is every fifth call.
     */
    next: (concerns: (behaviour: Behaviour) => boolean): readonly Behaviour[] =>
      atomically(() => {
        const concerned = rows().filter(({ behaviour }) => concerns(behaviour));
        for (const { position } of concerned) count.run(service, position);
        return concerned
          .filter(
            ({ asked, behaviour }) => Math.floor((asked + 1) * behaviour.share) > Math.floor(asked * behaviour.share),
          )
          .map(({ behaviour }) => behaviour);
      }),
  };
}
