import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../../core/gateway/error.ts';
import type { StateDatabase } from '../../core/state/database.ts';

/** A secret of the template. */
export interface Secret {
  readonly name: string;
  readonly arn: string;
}

/** One value of a secret. */
const secretVersion = z.object({
  versionId: z.string(),
  value: z.string(),
  /** `AWSCURRENT`, `AWSPREVIOUS`. A version without any can be read by its id only. */
  stages: z.pipe(
    z.string(),
    z.transform((text: string): readonly string[] => text.split(' ').filter(Boolean)),
  ),
  /** Milliseconds since the epoch. */
  createdAt: z.number(),
});
type SecretVersion = z.infer<typeof secretVersion>;

/** The secrets of the site, in its state database. */
export type SecretStore = ReturnType<typeof createSecretStore>;

const schema = `CREATE TABLE IF NOT EXISTS secret_versions (
  arn TEXT NOT NULL, version_id TEXT NOT NULL, value TEXT NOT NULL, stages TEXT NOT NULL, created_at INTEGER NOT NULL,
  PRIMARY KEY (arn, version_id)) STRICT;`;

export function createSecretStore({ sql, atomically }: StateDatabase) {
  sql.exec(schema);
  const secrets: Secret[] = [];
  const select = sql.prepare(
    'SELECT version_id AS versionId, value, stages, created_at AS createdAt FROM secret_versions WHERE arn = ? ORDER BY created_at',
  );
  const insert = sql.prepare(
    'INSERT INTO secret_versions (arn, version_id, value, stages, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const restage = sql.prepare('UPDATE secret_versions SET stages = ? WHERE arn = ? AND version_id = ?');

  const versions = (arn: string) => select.all(arn).map((each) => z.parse(secretVersion, each));

  return {
    add: (secret: Secret) => void secrets.push(secret),
    /** By name, ARN, or ARN without its last six characters. @throws {AwsError} `ResourceNotFoundException` */
    find: (id: string): Secret => {
      const found = secrets.find(({ name, arn }) => id === name || id === arn || id === arn.slice(0, -7));
      if (found) return found;
      throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    },
    versions,
    /**
     * Makes a value the current one; what was current becomes the previous one.
     * @param versionId made by the caller, so that a repeated call changes nothing
     * @throws {AwsError} `ResourceExistsException` when the id belongs to another value
     */
    put: (
      arn: string,
      { value, versionId = randomUUID() }: { value: string; versionId?: string | undefined },
    ): SecretVersion =>
      atomically(() => {
        const known = versions(arn);
        const same = known.find((each) => each.versionId === versionId);
        if (same?.value === value) return same;
        if (same)
          throw new AwsError('ResourceExistsException', 'A version with this ClientRequestToken has another value.');
        for (const { versionId: id, stages } of known)
          restage.run(stages.includes('AWSCURRENT') ? 'AWSPREVIOUS' : '', arn, id);
        const version = { versionId, value, stages: ['AWSCURRENT'], createdAt: Date.now() };
        insert.run(arn, versionId, value, 'AWSCURRENT', version.createdAt);
        return version;
      }),
  };
}

/** The version of a secret by id or stage; the current one by default. @throws {AwsError} `ResourceNotFoundException` */
export function versionOf(
  store: SecretStore,
  { arn }: Secret,
  { versionId, stage = 'AWSCURRENT' }: { versionId?: string | undefined; stage?: string | undefined },
): SecretVersion {
  const found = store
    .versions(arn)
    .find((each) => (versionId === undefined ? each.stages.includes(stage) : each.versionId === versionId));
  if (found) return found;
  const asked = versionId === undefined ? `staging label: ${stage}` : `VersionId: ${versionId}`;
  throw new AwsError('ResourceNotFoundException', `Secrets Manager can't find the specified secret value for ${asked}`);
}
