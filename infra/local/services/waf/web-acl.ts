import type { Blocked, Firewall, Inspected } from '../../core/ports.ts';
import { managedRules, transformed } from './inspection.ts';
import { createRate } from './rate.ts';
import type { Bodies, ManagedGroup, Rate, Rule, Statement, TextTransformation } from './types.ts';

/** What a rule has done since the start. */
interface RuleReport {
  readonly rule: string;
  /** Requests that it blocked, or that it labelled and let through. */
  readonly blocked?: number;
  readonly labelled?: Readonly<Record<string, number>>;
  /** Of rates, which are never blocked here: requests that AWS would have refused, and who sends most. */
  readonly wouldBlock?: number;
  readonly limit?: number;
  readonly busiest?: ReturnType<ReturnType<typeof createRate>['busiest']>;
}

/** A rule that looks at requests, in turn. @returns what it blocks with */
interface RunningRule {
  inspect(request: Inspected, labels: Set<string>): Blocked | undefined;
  report(): RuleReport;
}

/** The local counterpart of a web ACL: managed rules about bodies and rules of the template's own block, rates are counted and shown. */
export function createWebAcl(
  rules: readonly Rule[],
  bodies: Bodies,
  now: () => number,
  onBlocked: (rule: string) => void = () => {},
): Firewall & { report(): RuleReport[] } {
  const running = rules
    .toSorted((one, other) => one.Priority - other.Priority)
    .map((rule) => ({ name: rule.Name, ...run(rule, bodies, now) }));
  return {
    judge(request) {
      const labels = new Set<string>();
      for (const rule of running) {
        const blocked = rule.inspect(request, labels);
        if (!blocked) continue;
        onBlocked(rule.name);
        return blocked;
      }
      return undefined;
    },
    report: () => running.map((rule) => rule.report()),
  };
}

function run(rule: Rule, bodies: Bodies, now: () => number): RunningRule {
  if ('OverrideAction' in rule) return managedGroup(rule.Name, rule.Statement.ManagedRuleGroupStatement);
  if ('RateBasedStatement' in rule.Statement) return rateRule(rule.Name, rule.Statement.RateBasedStatement, now);
  const { Name, Statement, Action } = rule;
  const { ResponseCode: status = 403, CustomResponseBodyKey: key } = Action.Block.CustomResponse ?? {};
  const custom = key === undefined ? undefined : bodies[key];
  if (key !== undefined && !custom) throw new Error(`${Name} answers with ${key}, which the web ACL does not have`);
  const body = custom && { contentType: contentTypes[custom.ContentType], content: custom.Content };
  let blocked = 0;
  return {
    inspect(request, labels) {
      if (!matches(Statement, request, labels)) return undefined;
      blocked += 1;
      return { status, ...(body && { body }) };
    },
    report: () => ({ rule: Name, blocked }),
  };
}

const contentTypes = { APPLICATION_JSON: 'application/json', TEXT_HTML: 'text/html', TEXT_PLAIN: 'text/plain' };

function managedGroup(rule: string, { Name, RuleActionOverrides }: ManagedGroup): RunningRule {
  const counted = RuleActionOverrides.map((override) => override.Name);
  const group = Object.entries(managedRules[Name] ?? {});
  const unknown = counted.filter((name) => !group.some(([known]) => known === name));
  if (unknown.length > 0) throw new Error(`${Name} has no rule ${unknown.join(', ')} that is done locally`);
  const labelled = Object.fromEntries(group.map(([name]) => [name, 0]));
  let blocked = 0;
  return {
    inspect({ body }, labels) {
      for (const [name, { label, finds }] of group) {
        if (!finds(body)) continue;
        if (!counted.includes(name)) {
          blocked += 1;
          return { status: 403 };
        }
        labels.add(label);
        labelled[name] = (labelled[name] ?? 0) + 1;
      }
      return undefined;
    },
    report: () => ({ rule, blocked, labelled: { ...labelled } }),
  };
}

function rateRule(rule: string, stated: Rate, now: () => number): RunningRule {
  const { Limit: limit, EvaluationWindowSec, ScopeDownStatement, CustomKeys: [, path] = [] } = stated;
  const rate = createRate(EvaluationWindowSec, now);
  /** Whose requests are counted together: those of an address, or those of an address to one path. */
  const senderOf = (request: Inspected) =>
    path ? `${request.address} ${pathOf(request, path.UriPath.TextTransformations)}` : request.address;
  let wouldBlock = 0;
  return {
    inspect(request, labels) {
      if (matches(ScopeDownStatement, request, labels) && rate.count(senderOf(request)) > limit) wouldBlock += 1;
      return undefined;
    },
    report: () => ({ rule, limit, wouldBlock, busiest: rate.busiest() }),
  };
}

/** The path of a request as a rule reads it. */
function pathOf(request: Inspected, transformations: readonly TextTransformation[]): string {
  const types = transformations.toSorted((one, other) => one.Priority - other.Priority).map(({ Type }) => Type);
  return transformed(request, types);
}

/** Whether a statement fits a request. */
export function matches(statement: Statement, request: Inspected, labels: ReadonlySet<string>): boolean {
  const isMatch = (each: Statement) => matches(each, request, labels);
  const { ByteMatchStatement: bytes, LabelMatchStatement: label, AndStatement, OrStatement, NotStatement } = statement;
  if (bytes) {
    const text = pathOf(request, bytes.TextTransformations);
    return bytes.PositionalConstraint === 'EXACTLY' ? text === bytes.SearchString : text.startsWith(bytes.SearchString);
  }
  if (label) return labels.has(label.Key);
  if (AndStatement) return AndStatement.Statements.every(isMatch);
  if (OrStatement) return OrStatement.Statements.some(isMatch);
  return NotStatement !== undefined && !isMatch(NotStatement.Statement);
}
