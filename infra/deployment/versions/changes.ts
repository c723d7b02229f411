import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import type { StackTemplate, TemplateResource, Version } from './version.ts';

/** What CloudFormation does with a resource between two versions. */
export interface Change {
  readonly stack: string;
  /** Logical id. */
  readonly id: string;
  readonly type: string;
  /** `leave`: it goes out of its stack and is kept in the account. */
  readonly kind: 'create' | 'update' | 'replace' | 'delete' | 'leave';
  /** Properties that change; none of a resource that comes or goes. */
  readonly properties: readonly string[];
  readonly before?: TemplateResource | undefined;
  readonly after?: TemplateResource | undefined;
}

const kinds: Readonly<Partial<Record<ResourceImpact, Change['kind']>>> = {
  [ResourceImpact.WILL_CREATE]: 'create',
  [ResourceImpact.WILL_UPDATE]: 'update',
  [ResourceImpact.WILL_REPLACE]: 'replace',
  [ResourceImpact.MAY_REPLACE]: 'replace',
  [ResourceImpact.WILL_DESTROY]: 'delete',
  [ResourceImpact.WILL_ORPHAN]: 'leave',
};

const empty: StackTemplate = { Resources: {}, Outputs: {} };

/**
 * What a deployment of a version changes, by what CDK's own `diff` knows of CloudFormation's schemas. A stack that the new version does not have
 * stays as it is: CDK deletes none.
 */
export function changesBetween(before: Version, after: Version): readonly Change[] {
  return after.flatMap(({ name: stack, template }) => {
    const old = before.find(({ name }) => name === stack)?.template ?? empty;
    const changes: Change[] = [];
    fullDiff(old, template).resources.forEachDifference((id, difference) => {
      const kind = kinds[difference.changeImpact];
      if (!kind) return;
      const properties = kind === 'update' || kind === 'replace' ? Object.keys(difference.propertyUpdates) : [];
      const [was, is] = [old.Resources[id], template.Resources[id]];
      const type = is?.Type ?? was?.Type ?? '';
      changes.push({ stack, id, type, kind, properties, before: was, after: is });
    });
    return changes;
  });
}
