import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod/mini';
import type { ConsumerEntry } from '../../events/consumer-entry.ts';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import type { AwsEvent } from '../../events/event.ts';
import type { Figure } from '../../functions/platform/figures/figure.ts';
import { composeSite, siteApp } from '../../infra/site.ts';
import type { SiteDefinition } from '../../infra/site-definition.ts';
import type { Stage } from '../../infra/stage.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { kebabName } from '../../shared/contract/names.ts';
import { edgeAuthorizer } from '../../shared/manifest/edge-authorizer.ts';
import type { FunctionNeeds } from '../../shared/manifest/function-needs.ts';
import type { ScheduleEntry } from '../../shared/manifest/triggers.ts';
import { aFunction, plainFunctions, siteOf } from './site-of.ts';

const domains = ['content', 'accounts', 'orders', 'certification', 'community', 'enquiries'] as const;
const stage: Stage = { name: 'test', alarmAddresses: [], hsts: 'subdomains', shiftsAtOnce: false, outside: {} };

export const objectCreated: AwsEvent = {
  from: 'aws.s3',
  name: 'Object Created',
  about: 'media',
  summary: 'An object was stored.',
  detail: z.object({}),
};

export const aConsumer: ConsumerEntry = {
  takes: [downloadRecorded],
  harm: 'Nobody is told.',
  batch: { size: 10, windowSeconds: 0 },
  concurrency: 2,
  receives: 12,
};

const aSchedule: ScheduleEntry = { expression: 'rate(5 minutes)', harm: 'Nobody is reminded.' };

export function anEndpoint(at: number): Endpoint {
  const common = {
    summary: 'Does something.',
    caller: 'visitor',
    response: z.object({}),
    example: {},
    dialect: 'status',
  } as const;
  const request = z.object({
    type: z.string(),
    keyword: z.string(),
    page: z.string(),
    limit: z.string(),
    lang: z.string(),
  });
  const path = at === 0 ? '/payment-notice' : (`/api/domain/a_call_with_a_long_name_${at}` as const);
  return at % 2 === 0
    ? { ...common, request, path }
    : { ...common, request, path, cache: { kind: 'content', sharedSeconds: 60, staleSeconds: 60 } };
}

const aFigure = (name: string): Figure => ({
  name,
  label: name,
  question: `How many ${name} on each day?`,
  unit: name,
  counter: name,
  of: { all: 'All' },
});

/** Sixty endpoints, twenty operations, fourteen consumers of one or two events and twelve jobs, one of which searches an outbox, in six domains, one of which has figures. @param bundles folder of its bundles */
export function aLargeSite(bundles: string): SiteDefinition {
  const inDomain = (at: number) => domains[at % domains.length] ?? 'content';
  const contract: Record<string, Record<string, Endpoint>> = Object.fromEntries(domains.map((domain) => [domain, {}]));
  const consumers: Record<string, Record<string, ConsumerEntry>> = {};
  for (let at = 0; at < 60; at += 1) Object(contract[inDomain(at)])[`answerCall${at}`] = anEndpoint(at);
  for (let at = 0; at < 20; at += 1) {
    const { path: _, cache: __, ...operation } = anEndpoint(at);
    Object(contract[inDomain(at)])[`operate${at}`] = { ...operation, caller: 'ops' };
  }
  for (let at = 0; at < 14; at += 1) {
    const takes = at % 2 === 0 ? [downloadRecorded] : [downloadRecorded, objectCreated];
    consumers[inDomain(at)] = { ...consumers[inDomain(at)], [`consume${at}`]: { ...aConsumer, takes } };
  }
  const schedules: Record<string, Record<string, ScheduleEntry>> = {};
  for (let at = 0; at < 11; at += 1) schedules[inDomain(at)] = { ...schedules[inDomain(at)], [`run${at}`]: aSchedule };
  const usual = { tables: { content: ['GetItem', 'Query'] }, publishes: ['download.recorded.v1'] } as const;
  const keys = { personal: ['seal', 'open'], lookup: ['hash'] } as const;
  const events = ['order.placed.v1'] as const;
  const outbox = { table: 'orders', events } as const;
  const special: Readonly<Record<string, FunctionNeeds>> = {
    run1: { keys, sealsFor: ['content'], retention: { months: 1, endedBy: 'run1' } },
    consume2: { mails: { 'enquiry-for-sales': 'staff' }, reachesMembers: true },
    consume1: { counts: 'mail' },
    run2: { secrets: ['payment'], outbox },
  };
  const figures = [aFigure('members'), aFigure('visits')];
  return siteOf({
    contract,
    domains: {
      content: { tables: [{ name: 'content' }] },
      accounts: {
        tables: [
          { name: 'mail', timeToLive: 'expires' },
          {
            name: 'orders',
            announces: events,
            timeToLive: 'expires',
            indexes: { byMember: { partition: 'member', sort: 'placed' } },
          },
        ],
        secrets: { payment: 'Keys' },
      },
    },
    functions: [
      ...plainFunctions({ contract, consumers, schedules }, (_, name) => special[name] ?? usual),
      aFunction('enquiries', 'publishOutboxOrders', { kind: 'outbox' }, { relays: { from: 'stream', ...outbox } }),
      aFunction(
        'enquiries',
        'republishOutboxOrders',
        { kind: 'schedule', ...aSchedule },
        { relays: { from: 'table', ...outbox } },
      ),
      aFunction('accounts', 'showAccountsFigures', { kind: 'figures', figures }, { tables: { mail: ['Query'] } }),
    ],
    settings: {},
    bundles,
  });
}

/** Writes a bundle for each function of a definition, which only returns the function's name. */
export function writeBundles(definition: SiteDefinition): void {
  const functions = Object.entries(definition.functions).map(([name, { domain }]) => ({ domain, name }));
  for (const { domain, name } of [edgeAuthorizer, ...functions]) {
    const bundle = path.join(definition.bundles, domain, kebabName(name));
    mkdirSync(bundle, { recursive: true });
    writeFileSync(path.join(bundle, 'index.cjs'), `exports.handler = async () => '${name}';`);
  }
}

/** The templates of a definition by stack. @param folder where its assembly is written */
export function templatesOf(definition: SiteDefinition, folder: string): Map<string, Template> {
  const app = siteApp({ outdir: mkdtempSync(path.join(folder, 'out-')) });
  return new Map(composeSite(app, stage, definition).map((stack) => [stack.node.id, Template.fromStack(stack)]));
}
