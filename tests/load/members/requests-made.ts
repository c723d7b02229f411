import type * as z from 'zod/mini';
import { readManifest } from '../../../infra/manifest.ts';
import { functionOf, functionsIn, Usage } from '../../support/telling/grants-used.ts';

/** What a function of a local site asked of a service. */
export interface Made {
  /** The function's name. */
  readonly by: string;
  /** As IAM names it: `dynamodb:GetItem`; of a transaction each action. */
  readonly action: string;
  /** The resource, as its stack names it: `AccountsTable`. */
  readonly on: string;
  readonly times: number;
}

const functions = functionsIn(readManifest());

/** `…-data-AccountsTable81C15AE5-84E10327C153` → `AccountsTable`. */
const resourceOf = (arn: string) => /(\w+?)[\dA-F]{8}-[\dA-F]{12}$/.exec(arn)?.[1] ?? arn;

async function usage(siteUrl: string): Promise<Map<string, Made>> {
  const { roles } = Usage.parse(await (await fetch(`${siteUrl}/__local/iam.json`)).json());
  return new Map(usesIn(roles));
}

function usesIn(roles: z.output<typeof Usage>['roles']) {
  return Object.values(roles)
    .flat()
    .flatMap(({ statement, resources, used }) =>
      Object.entries(used).map(([action, times]): [string, Made] => {
        const by = functionOf(statement, functions)?.name ?? statement;
        return [`${statement} ${action}`, { by, action, on: resources.map(resourceOf).join(', '), times }];
      }),
    );
}

/** What the functions of a local site ask of AWS while something is done. The site's judge counts it, past whom nothing goes. */
export async function requestsMade(siteUrl: string, work: () => Promise<unknown>): Promise<Made[]> {
  const before = await usage(siteUrl);
  await work();
  const after = await usage(siteUrl);
  return [...after]
    .map(([id, made]) => ({ ...made, times: made.times - (before.get(id)?.times ?? 0) }))
    .filter(({ times, action }) => times > 0 && !action.startsWith('logs:'));
}
