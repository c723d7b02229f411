import { runSimulation } from '@cloud-copilot/iam-simulate';
import { LRUCache } from 'lru-cache';
import type { Judge, Need, Principal, StatementUsage } from '../core/authorization.ts';
import { AwsError } from '../core/gateway/error.ts';
import { type Json, listOf } from '../core/json.ts';
import type { Log } from '../core/log.ts';
import { conditionKeys } from './condition-keys.ts';
import { understoodKeys, understoodStatements } from './encryption-context.ts';
import type { Policies, Statement } from './policies.ts';

type Verdict = { allowed: boolean; reason: string; grants: readonly { statement: string; pattern: string }[] };

/** Verdicts by caller, action and resource, object keys included. */
const CACHED_VERDICTS = 20_000;
/** Object keys, which callers choose, make some. */
const KEPT_REFUSALS = 1_000;

export function createJudge({ ofRoles, ofResources }: Policies, accountId: string, log: Log): Judge {
  const verdicts = new LRUCache<string, Promise<Verdict>, [Principal, Need]>({
    max: CACHED_VERDICTS,
    memoMethod: (_key, _stale, { context }) => simulate(...context),
  });
  const counts = new Map<string, number>();
  const refusals = new LRUCache<string, number>({ max: KEPT_REFUSALS });

  function judge(principal: Principal, need: Need): Promise<Verdict> {
    const concerned = concernedPart(need, [
      ...(ofRoles.get(principal.id) ?? []),
      ...(ofResources.get(policyOwner(need.resource)) ?? []),
    ]);
    const key = JSON.stringify([principal.id, principal.context, concerned]);
    return verdicts.memo(key, { context: [principal, concerned] });
  }

  async function simulate(
    { id, context }: Principal,
    { action, resource, context: requested }: Need,
  ): Promise<Verdict> {
    const resourceStatements = ofResources.get(policyOwner(resource)) ?? [];
    const result = await runSimulation(
      {
        request: {
          principal: id,
          action,
          resource: { resource, accountId },
          // Loopback counts as TLS: nobody can listen in.
          contextVariables: understoodKeys({ ...context, ...requested, 'aws:SecureTransport': 'true' }),
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

  async function refusalOf(principal: Principal, need: Need): Promise<string | undefined> {
    if (principal.mayDoAll) return undefined;
    const { allowed, reason, grants } = await judge(principal, need);
    for (const { statement, pattern } of grants) {
      const used = usageKey(statement, pattern);
      counts.set(used, (counts.get(used) ?? 0) + 1);
    }
    if (allowed) return undefined;
    return `User: ${principal.id} is not authorized to perform: ${need.action} on resource: ${need.resource} because ${reason}`;
  }

  return {
    demand: async (principal, needs) => {
      for (const need of needs) {
        const refusal = await refusalOf(principal, need);
        if (!refusal) continue;
        if (!refusals.has(refusal)) log.warn(`iam: ${refusal}`);
        refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
        throw new AwsError('AccessDeniedException', refusal);
      }
    },
    allows: async (principal, need) => (await refusalOf(principal, need)) === undefined,
    demandTrust: async (roleArn, service, context = {}) => {
      const refusal = await refusalOf({ id: service, context }, { action: 'sts:AssumeRole', resource: roleArn });
      if (refusal)
        throw new Error(`The role ${roleArn} cannot be assumed by ${service}: its trust policy does not let it`);
    },
    usage: () =>
      Object.fromEntries(
        [...ofRoles].map(([role, statements]) => [role, statements.map((each) => usageOf(each, counts))]),
      ),
    refused: () => Object.fromEntries(refusals.entries()),
  };
}

/** A need without the condition keys that none of the statements names: one verdict then serves for all their values. */
function concernedPart({ context, ...need }: Need, statements: readonly Statement[]): Need {
  if (!context) return need;
  const named = new Set(
    statements.flatMap(({ statement }) => conditionKeys(statement)).map((key) => key.toLowerCase()),
  );
  const kept = Object.entries(context).filter(([key]) => named.has(key.toLowerCase()));
  return { ...need, context: Object.fromEntries(kept) };
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

/** What a policy is attached to: the bucket of an object, the table of an index. */
function policyOwner(resource: string): string {
  if (resource.startsWith('arn:aws:s3:::')) return resource.split('/')[0] ?? resource;
  return /^arn:aws:dynamodb:/.test(resource) ? resource.replace(/\/index\/.*$/, '') : resource;
}

function documentOf(statements: readonly Json[]): Json {
  return { Version: '2012-10-17', Statement: understoodStatements(statements) };
}
