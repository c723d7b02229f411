import { prices } from './prices.ts';
import { type Action, type ActionUnits, actions, type MeasuredUnits } from './units.ts';

/** How often each thing is done in a month. */
export type Volumes = Readonly<Partial<Record<Action, number>>>;

/** A line of a bill. */
export interface BillLine {
  readonly service: string;
  /** US dollars in a month. */
  readonly dollars: number;
}

/** Bytes of the line that API Gateway writes of a call (`infra/stacks/stage-stack.ts`), with the 26 that CloudWatch adds. */
const accessLogBytes = 276;

const { million, gigabyte } = prices;
const each = (price: number, times: number) => (price * times) / 1e6;
const bytes = (price: number, count: number) => (price * count) / 1e9;

/** What the units of one action, or of many, cost by service. */
export function priceOf(units: ActionUnits): readonly BillLine[] {
  const pages = units.edgeRequests - units.calls;
  const lines: Record<string, number> = {
    // A page and its files pass a function on their way in and one on their way out, a call one.
    CloudFront:
      each(million.edgeRequest, units.edgeRequests) +
      each(million.edgeFunction, units.calls + 2 * pages) +
      bytes(gigabyte.edgeOut, units.edgeBytes),
    Firewall: each(million.firewallRequest, units.edgeRequests),
    'API Gateway': each(million.apiCall, units.calls),
    Lambda: each(million.invocation, units.invocations) + each(million.gigabyteSecond, units.gigabyteSeconds),
    Logs: bytes(gigabyte.logs, units.logBytes) + bytes(gigabyte.rareLogs, units.calls * accessLogBytes),
    DynamoDB: each(million.readUnit, units.readUnits) + each(million.writeUnit, units.writeUnits),
    EventBridge: each(million.event, units.events) + bytes(gigabyte.archive, units.eventBytes),
    SQS: each(million.queueRequest, units.queueRequests),
    KMS: each(million.keyRequest, units.keyRequests),
    SES: each(million.mail, units.mails),
    S3: each(million.objectWrite, units.objectWrites),
  };
  return Object.entries(lines).map(([service, dollars]) => ({ service, dollars }));
}

/** What volumes cost in a month, by service. */
export function billOf({ actions: measured }: MeasuredUnits, volumes: Volumes): readonly BillLine[] {
  const all = actions.flatMap((action) =>
    priceOf(measured[action]).map(({ service, dollars }) => ({ service, dollars: dollars * (volumes[action] ?? 0) })),
  );
  const services = [...new Set(all.map(({ service }) => service))];
  return services.map((service) => ({
    service,
    dollars: all.filter((line) => line.service === service).reduce((sum, { dollars }) => sum + dollars, 0),
  }));
}

export const totalOf = (lines: readonly BillLine[]): number => lines.reduce((sum, { dollars }) => sum + dollars, 0);
