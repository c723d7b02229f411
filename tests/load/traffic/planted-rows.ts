import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Rows written at once: the engine waits for no longer. */
const inChunk = 20_000;

/**
 * Puts rows of others into a table of a running site, until so many are there, a hundred to a partition. They go into the file of its engine:
 * calls would take half an hour for a million, and the stream would bring each to those who read it.
 */
export function plantRows(stateDirectory: string, table: string, from: number, to: number): void {
  using database = new DatabaseSync(join(stateDirectory, 'dynamodb.db'), { timeout: 30_000 });
  const insert = database.prepare(`
    INSERT INTO "${table}" (pk, sk, item_json, item_size)
    WITH RECURSIVE numbers (n) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?)
    SELECT 'S:planted#' || (n / 100), 'S:' || n,
      json_object('pk', json_object('S', 'planted#' || (n / 100)), 'sk', json_object('S', '' || n), 'data', json_object('S', ?)), 300
    FROM numbers`);
  for (let first = from; first < to; first += inChunk)
    insert.run(first, Math.min(to, first + inChunk), 'x'.repeat(250));
}
