import { runSimulation } from '@cloud-copilot/iam-simulate';
import { type Json, listOf } from '../cloudformation/json.ts';
import { AwsError } from './error.ts';
import type { Policies, Statement } from './policies.ts';
import type { Principal } from './principals.ts';
import type { Need } from './service.ts';

/** Judges every call by the policies of the template, as IAM would, and remembers which grants were used. */
export interface Judge {
  /** @throws {AwsError} `AccessDeniedException`, worded as AWS words it. */
  demand(principal: Principal, needs: readonly Need[]): Promise<void>;
  allows(principal: Principal, need: Need): Promise<boolean>;
  /** For each role, each statement with how often each of its actions was used since the start. */
  usage(): Record<string, StatementUsage[]>;
}

export interface StatementUsage {
  readonly statement: string;
  readonly effect: string;
  readonly resources: readonly string[];
  readonly used: Record<string, number>;
}

type Verdict = { allowed: boolean; reason: string; grants: readonly { statement: string; pattern: string }[] };

/** Enough for every object key of a busy session; the oldest half of nothing is worth keeping, so it is simply emptied. */
const CACHED_VERDICTS = 20_000;

export function createJudge({ ofRoles, ofResources }: Policies, accountId: string): Judge {
  const verdicts = new Map<string, Promise<Verdict>>();
  const counts = new Map<string, number>();

  async function judge(principal: Principal, need: Need): Promise<Verdict> {
    const key = JSON.stringify([principal.id, principal.context, need]);
    let verdict = verdicts.get(key);
    if (!verdict) {
      if (verdicts.size >= CACHED_VERDICTS) verdicts.clear();
      verdict = simulate(principal, need);
      verdicts.set(key, verdict);
    }
    return verdict;
  }

  async function simulate(
    { id, context }: Principal,
    { action, resource, context: requested }: Need,
  ): Promise<Verdict> {
    const owner = policyOwner(resource);
    const resourceStatements = ofResources.get(owner) ?? [];
    const result = await runSimulation(
      {
        request: {
          principal: id,
          action,
          resource: { resource, accountId },
          // Loopback is what TLS is for on AWS: nobody listens in.
          contextVariables: { ...context, ...requested, 'aws:SecureTransport': 'true' },
        },
        identityPolicies: (ofRoles.get(id) ?? []).map(({ id: name, statement }) => ({
          name,
          policy: documentOf([statement]),
        })),
        serviceControlPolicies: [],
        resourceControlPolicies: [],
        ...(resourceStatements.length > 0
          ? { resourcePolicy: documentOf(resourceStatements.map(({ statement }) => statement)) }
          : {}),
      },
      {},
    );
    if (result.resultType === 'error') {
      return { allowed: false, reason: `the policies cannot be judged: ${JSON.stringify(result.errors)}`, grants: [] };
    }
    const analyses = result.resultType === 'single' ? [result.result] : result.results;
    const grants = analyses
      .flatMap(({ analysis }) => analysis.identityAnalysis?.allowStatements ?? [])
      .flatMap(({ policyId = '', explain }) =>
        listOf(explain.actions)
          .filter(({ matches }) => matches)
          .map((matched) => ({ statement: policyId, pattern: matched.action })),
      );
    const denied = result.overallResult === 'ExplicitlyDenied';
    const reason = denied ? 'of an explicit deny in a policy' : `no policy allows the ${action} action`;
    return { allowed: result.overallResult === 'Allowed', reason, grants };
  }

  async function allows(principal: Principal, need: Need): Promise<Verdict> {
    if (principal.mayDoAll) return { allowed: true, reason: '', grants: [] };
    const verdict = await judge(principal, need);
    for (const { statement, pattern } of verdict.grants) {
      const key = usageKey(statement, pattern);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return verdict;
  }

  return {
    demand: async (principal, needs) => {
      for (const need of needs) {
        const { allowed, reason } = await allows(principal, need);
        if (allowed) continue;
        const message = `User: ${principal.id} is not authorized to perform: ${need.action} on resource: ${need.resource} because ${reason}`;
        throw new AwsError('AccessDeniedException', message);
      }
    },
    allows: async (principal, need) => (await allows(principal, need)).allowed,
    usage: () =>
      Object.fromEntries(
        [...ofRoles].map(([role, statements]) => [role, statements.map((each) => usageOf(each, counts))]),
      ),
  };
}

function usageOf({ id, statement }: Statement, counts: ReadonlyMap<string, number>): StatementUsage {
  const actions = listOf(statement.Action).map(String);
  return {
    statement: id,
    effect: String(statement.Effect),
    resources: listOf(statement.Resource).map(String),
    used: Object.fromEntries(actions.map((action) => [action, counts.get(usageKey(id, action)) ?? 0])),
  };
}

function usageKey(statement: string, action: string): string {
  return `${statement} ${action}`;
}

/** An object's policy is its bucket's. */
function policyOwner(resource: string): string {
  return resource.startsWith('arn:aws:s3:::') ? (resource.split('/')[0] ?? resource) : resource;
}

function documentOf(statements: readonly Json[]): Json {
  return { Version: '2012-10-17', Statement: [...statements] };
}
