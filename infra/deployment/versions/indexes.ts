import * as z from 'zod/mini';
import type { Change } from './changes.ts';
import type { Finding } from './finding.ts';
import type { TemplateResource } from './version.ts';

const Indexes = z._default(z.array(z.looseObject({ IndexName: z.string() })), []);

function indexesOf(table: TemplateResource | undefined): ReadonlyMap<string, string> {
  const indexes = Indexes.parse(table?.Properties.GlobalSecondaryIndexes);
  return new Map(indexes.map((index) => [index.IndexName, JSON.stringify(index)]));
}

/** Tables whose indexes would change in a way that DynamoDB refuses: it makes or deletes one in an update, and changes none. */
export function refusedIndexes(changes: readonly Change[]): readonly Finding[] {
  return changes.flatMap(({ stack, id, type, kind, before, after }) => {
    if (type !== 'AWS::DynamoDB::Table' || kind !== 'update') return [];
    const [old, made] = [indexesOf(before), indexesOf(after)];
    const resource = `${stack}/${id}`;
    const names = [...new Set([...old.keys(), ...made.keys()])];
    const moved = names.filter((name) => old.has(name) !== made.has(name));
    const changed = names.filter((name) => old.has(name) && made.has(name) && old.get(name) !== made.get(name));
    const findings: Finding[] = changed.map((name) => ({
      resource,
      problem: `would get another index under the name ${name}, which DynamoDB refuses`,
      remedy: 'Make one with a new name, and take the old one out with a later deployment.',
    }));
    if (moved.length > 1)
      findings.push({
        resource,
        problem: `would get or lose ${moved.length} indexes at once (${moved.join(', ')}), and DynamoDB takes one`,
        remedy: 'Deploy one after the other.',
      });
    return findings;
  });
}
