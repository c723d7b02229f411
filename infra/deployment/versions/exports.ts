import { isDeepStrictEqual } from 'node:util';
import type { Change } from './changes.ts';
import type { Finding } from './finding.ts';
import type { StackTemplate, Version } from './version.ts';

/** Exported values by their names. */
function exportsOf({ Outputs }: StackTemplate): ReadonlyMap<string, unknown> {
  return new Map(
    Object.values(Outputs).flatMap(({ Value, Export }) =>
      Export ? [[JSON.stringify(Export.Name), Value] as const] : [],
    ),
  );
}

/**
 * Exported values that a version would take back or change while the stack of the version before still imports them, which CloudFormation refuses:
 * what imports is deployed after what exports.
 */
export function brokenExports(before: Version, after: Version, changes: readonly Change[]): readonly Finding[] {
  const replaced = changes.filter(({ kind }) => kind === 'replace');
  return after.flatMap(({ name: stack, template, follows }) => {
    const old = before.find(({ name }) => name === stack);
    if (!old) return [];
    const made = exportsOf(template);
    return [...exportsOf(old.template)].flatMap(([exported, value]) => {
      const isSame = made.has(exported) && isDeepStrictEqual(made.get(exported), value);
      const isOfReplaced = replaced.some((change) => change.stack === stack && refersTo(value, change.id));
      if (isSame && !isOfReplaced) return [];
      const importers = before.filter(
        ({ name, template: { Resources } }) =>
          !follows.has(name) && JSON.stringify(Resources).includes(`{"Fn::ImportValue":${exported}}`),
      );
      return importers.map(({ name }) => ({
        resource: `${stack}/${JSON.parse(exported)}`,
        problem: `would ${made.has(exported) ? 'have another value' : 'be exported no more'} while ${name} imports it`,
        remedy: `Deploy a version first in which ${name} does without it, or is deleted.`,
      }));
    });
  });
}

/** Whether a value is made of a resource. */
function refersTo(value: unknown, id: string): boolean {
  const text = JSON.stringify(value);
  return text.includes(`{"Ref":"${id}"}`) || text.includes(`{"Fn::GetAtt":["${id}",`);
}
