import { environmentName } from '../../../shared/manifest/environment-names.ts';
import { type EndpointMetricName, metricNamespace } from '../../../shared/metrics.ts';
import { currentCall } from '../calls/call-context.ts';
import { optionalEnvironment } from '../environment.ts';
import { describeError, type ErrorFacts } from './describe-error.ts';
import type { CountsOf, ErrorLine, FieldsOf, LogLine } from './log-line.ts';

/**
 * Writes one structured line, which CloudWatch Logs Insights finds by `code`.
 * @param counts metrics of the function to raise by one line's numbers, in CloudWatch's embedded metric format
 * @param ofEndpoints metrics of all endpoints of its domain together
 */
export function log<const Line extends LogLine>(
  { code, level }: Line,
  fields: FieldsOf<Line>,
  counts?: CountsOf<Line>,
  ofEndpoints: { readonly [Name in EndpointMetricName]?: number } = {},
): void {
  const { requestId, correlationId } = currentCall();
  const line = {
    level,
    code,
    function: optionalEnvironment('AWS_LAMBDA_FUNCTION_NAME'),
    time: new Date().toISOString(),
    requestId,
    correlationId,
    ...fields,
    // The line and column of a stack frame mean nothing without the bundle that they are in.
    ...(level === 'ERROR' && { bundle: optionalEnvironment(environmentName.bundle) }),
    ...metricsOf(counts ?? {}, ofEndpoints),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Logs an error by a line that has its facts among its fields. */
export function logError<const Line extends ErrorLine>(
  line: Line,
  error: unknown,
  fields: Omit<FieldsOf<Line>, keyof ErrorFacts>,
): void {
  log(line, { ...describeError(error), ...fields } as FieldsOf<Line>); // the two parts of the fields, joined again
}

/** One dimension each, the function's name or its domain: each further one would be billed as a metric of its own. */
function metricsOf(counts: Readonly<Record<string, number>>, ofEndpoints: Readonly<Record<string, number>>) {
  const raised = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const directives = [directiveOf('function', raised), directiveOf('domain', ofEndpoints)].flat();
  if (directives.length === 0) return {};
  const domain = Object.keys(ofEndpoints).length > 0 && { domain: optionalEnvironment(environmentName.domain) };
  return { ...domain, _aws: { Timestamp: Date.now(), CloudWatchMetrics: directives }, ...raised, ...ofEndpoints };
}

function directiveOf(dimension: string, measured: Readonly<Record<string, number>>) {
  const Metrics = Object.keys(measured).map((Name) => ({ Name, Unit: Name === 'Latency' ? 'Milliseconds' : 'Count' }));
  return Metrics.length === 0 ? [] : [{ Namespace: metricNamespace, Dimensions: [[dimension]], Metrics }];
}
