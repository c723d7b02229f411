import * as z from 'zod/mini';
import { named, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import type { Declared } from '../../core/counterpart.ts';
import { compilePattern } from '../../core/event-pattern.ts';
import { AwsError } from '../../core/gateway/error.ts';
import type { JsonObject } from '../../core/json.ts';
import { anyObject, wholeNumber } from '../../core/properties.ts';
import { jsonColumn, type StateDatabase } from '../../core/state/database.ts';
import { busName } from './bus.ts';

export const archiveType = {
  type: 'AWS::Events::Archive',
  identity: named(
    'ArchiveName',
    regionalArn('events', ({ name }) => `archive/${name}`),
    48,
  ),
  properties: z.strictObject({
    ArchiveName: z.optional(z.string()),
    SourceArn: z.string(),
    EventPattern: z._default(anyObject, {}),
    RetentionDays: z._default(wholeNumber, 0),
  }),
} satisfies ResourceType;
type ArchiveProperties = z.infer<typeof archiveType.properties>;

/** How far a replay is; times in milliseconds since the epoch. */
export interface Replay {
  readonly name: string;
  readonly archiveArn: string;
  readonly from: number;
  readonly to: number;
  state: 'RUNNING' | 'COMPLETED' | 'FAILED';
  /** Of the event that was replayed last. */
  lastAt: number;
}

/** What is asked of a replay, which `replay` is told with each of its events. */
interface Asked extends Pick<Replay, 'name' | 'archiveArn' | 'from' | 'to'> {
  readonly replay: (events: readonly JsonObject[]) => Promise<void>;
}

const millisecondsPerDay = 86_400_000;
const BATCH = 100;

const row = z.object({ sequence: z.number(), time: z.number(), event: jsonColumn(anyObject) });

/** The archives of the template: every accepted event that matches, on disk for as long as the template says. Replays are in memory. */
export function createArchives({ sql }: StateDatabase, now: () => number) {
  sql.exec(`CREATE TABLE IF NOT EXISTS archived_events (sequence INTEGER PRIMARY KEY, archive TEXT NOT NULL, time INTEGER NOT NULL,
    event TEXT NOT NULL) STRICT; CREATE INDEX IF NOT EXISTS archived_by_time ON archived_events (archive, time, sequence);`);
  const insert = sql.prepare('INSERT INTO archived_events (archive, time, event) VALUES (?, ?, ?)');
  const forget = sql.prepare('DELETE FROM archived_events WHERE archive = ? AND time < ?');
  const select = sql.prepare(`SELECT sequence, time, event FROM archived_events
    WHERE archive = ? AND time < ? AND (time, sequence) > (?, ?) ORDER BY time, sequence LIMIT ${BATCH}`);
  const archives: { arn: string; name: string; sourceArn: string; matches: ReturnType<typeof compilePattern> }[] = [];
  const replays = new Map<string, Replay>();

  async function run(replay: Replay, send: Asked['replay']): Promise<void> {
    let place = { time: replay.from, sequence: -1 };
    for (;;) {
      const rows = z.array(row).parse(select.all(replay.archiveArn, replay.to, place.time, place.sequence));
      const last = rows.at(-1);
      if (!last) break;
      await send(rows.map(({ event }) => ({ ...event, 'replay-name': replay.name })));
      place = last;
      replay.lastAt = last.time;
    }
    Object.assign(replay, { state: 'COMPLETED', lastAt: replay.to });
  }

  return {
    add({ resource, properties }: Declared<ArchiveProperties>): void {
      const { SourceArn: sourceArn, EventPattern, RetentionDays } = properties;
      const arn = String(resource.attribute('Arn'));
      archives.push({ arn, name: resource.name, sourceArn, matches: compilePattern(EventPattern) });
      if (RetentionDays > 0) forget.run(arn, now() - RetentionDays * millisecondsPerDay);
    },
    /** Keeps an accepted event, in the transaction that accepts it. */
    keep(bus: string, event: JsonObject): void {
      for (const { arn, sourceArn, matches } of archives)
        if (busName(sourceArn) === bus && matches(event))
          insert.run(arn, Date.parse(String(event.time)), JSON.stringify(event));
    },
    of: (sourceArn: string) => archives.filter((archive) => archive.sourceArn === sourceArn),
    /** Begins to replay what an archive kept from one time to another. @throws {AwsError} for an archive that there is not, and a name that is taken */
    start({ replay: send, ...asked }: Asked): Replay {
      if (!archives.some(({ arn }) => arn === asked.archiveArn))
        throw new AwsError('ResourceNotFoundException', `Archive ${asked.archiveArn} does not exist.`);
      if (replays.has(asked.name))
        throw new AwsError('ResourceAlreadyExistsException', `Replay ${asked.name} already exists.`);
      const replay: Replay = { ...asked, state: 'RUNNING', lastAt: asked.from };
      replays.set(asked.name, replay);
      run(replay, send).catch(() => {
        replay.state = 'FAILED';
      });
      return replay;
    },
    /** @throws {AwsError} for one that was never begun, or in an earlier run of the site */
    replay(name: string): Replay {
      const replay = replays.get(name);
      if (replay) return replay;
      throw new AwsError('ResourceNotFoundException', `Replay ${name} does not exist.`);
    },
  };
}
