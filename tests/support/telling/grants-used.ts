import * as z from 'zod/mini';
import type { FunctionEntry } from '../../../shared/manifest/manifest.ts';

/** What roles of a local site did, as it reports at `/__local/iam.json`: times by action, in each statement of their policies. */
export const Usage = z.object({
  roles: z.record(
    z.string(),
    z.array(
      z.object({
        /** Stack and logical id of the policy, and the number of the statement. */
        statement: z.string(),
        effect: z.string(),
        resources: z.array(z.string()),
        used: z.record(z.string(), z.number()),
      }),
    ),
  ),
});

interface Functions {
  readonly functions: Readonly<Record<string, Pick<FunctionEntry, 'domain' | 'file'>>>;
}

/** A function, its domain, and its file. */
interface NamedFunction {
  readonly domain: string;
  readonly file: string;
  readonly name: string;
}

/** Every function of a site. */
export function functionsIn({ functions }: Functions): NamedFunction[] {
  return Object.entries(functions).map(([name, { domain, file }]) => ({ domain, file, name }));
}

/** The function whose policy has a statement. The policy's id begins with its name; another function's name may begin with it too. */
export function functionOf(statement: string, functions: readonly NamedFunction[]): NamedFunction | undefined {
  const [, id = ''] = statement.split('/');
  const [found] = functions.filter(({ name }) => id.startsWith(name)).toSorted((a, b) => b.name.length - a.name.length);
  return found;
}

type Statement = z.output<typeof Usage>['roles'][string][number];

/** The actions that statements allow, each with how often it was used. Writing logs is left out, which Lambda does by itself. */
const granted = ({ effect, used }: Pick<Statement, 'effect' | 'used'>) =>
  effect === 'Allow' ? Object.entries(used).filter(([action]) => !action.startsWith('logs:')) : [];

/** How many grants were used. */
export function grantsUsed({ roles }: z.output<typeof Usage>): number {
  const all = Object.values(roles).flat().flatMap(granted);
  return all.filter(([, times]) => times > 0).length;
}

/**
 * The grants that nothing used: each is untested, or too much.
 * @returns each with the file, the function, and what to do
 */
export function grantsNotUsed({ roles }: z.output<typeof Usage>, manifest: Functions): string[] {
  const functions = functionsIn(manifest);
  return Object.values(roles)
    .flat()
    .flatMap(({ statement, resources, ...rest }) =>
      granted(rest)
        .filter(([, times]) => times === 0)
        .map(([action]) => {
          const found = functionOf(statement, functions);
          const whose = found ? `${found.file}: ${found.name}` : `infra/stacks: ${statement.split('/')[1]}`;
          const what = `${action} on ${resources.map((arn) => arn.split(':').slice(5).join(':')).join(', ')}`;
          return `${whose} may do what no test in tests/api made it do, ${what}: test it there, or take the grant away`;
        }),
    );
}
