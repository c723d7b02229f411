import { parseObject } from '../../core/json.ts';
import { type SecretStore, versionOf } from './store.ts';

const pattern = /^secretsmanager:(arn:[^:]+:secretsmanager:[^:]+:[^:]+:secret:[^:]+|[^:]+)(?::(.*))?$/;

/**
 * The value behind `{{resolve:secretsmanager:id:SecretString:key:stage:version}}`; all but the id may be left out.
 * @param reference without `{{resolve:` and `}}`
 * @returns `undefined` when it is no reference to a secret
 * @throws {Error} when there is no such secret, version or key, as CloudFormation fails the deployment
 */
export function resolveReference(reference: string, store: SecretStore): string | undefined {
  const [, id, rest = ''] = pattern.exec(reference) ?? [];
  if (id === undefined) return undefined;
  const [, key, stage, versionId] = rest.split(':');
  const { value } = versionOf(store, store.find(id), { stage: stage || undefined, versionId: versionId || undefined });
  if (!key) return value;
  const found = parseObject(value, `the secret ${id}`)[key];
  if (found === undefined) throw new Error(`the secret ${id} has no key "${key}"`);
  return typeof found === 'string' ? found : JSON.stringify(found);
}
