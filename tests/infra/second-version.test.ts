import { readFileSync } from 'node:fs';
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesBetween, harmOf, StackTemplate, type StackVersion } from '../../infra/deployment/version-changes.ts';
import { aFolder } from '../../infra/local/testing/a-folder.ts';
import type { SiteDefinition } from '../../infra/site-definition.ts';
import { aConsumer, anEndpoint, templatesOf, writeBundles } from './large-site.ts';
import { readTemplates } from './templates.ts';

const folder = aFolder(afterAll);
/** Two domains that answer calls, and one that is told of them. */
const first: SiteDefinition = {
  contract: {
    content: { answerCall1: anEndpoint(1) },
    orders: { answerCall2: anEndpoint(2), answerCall4: anEndpoint(4) },
    community: { answerCall6: anEndpoint(6) },
  },
  consumers: { community: { consume0: aConsumer } },
  schedules: {},
  sheets: {
    content: { answerCall1: {} },
    orders: { answerCall2: {}, answerCall4: {} },
    community: { answerCall6: {}, consume0: {} },
  },
  figures: {},
  metrics: {},
  tables: { content: {} },
  secrets: {},
  settings: {},
  bundles: folder,
};
const without = (name: string) => moved(name, undefined);

/** The site with an endpoint in another domain, or in none. */
function moved(name: string, to: string | undefined): SiteDefinition {
  const from = Object.keys(first.contract).find((domain) => name in (first.contract[domain] ?? {})) ?? '';
  const { [name]: endpoint, ...others } = first.contract[from] ?? {};
  const { [name]: needs, ...otherNeeds } = first.sheets[from] ?? {};
  if (!endpoint || !needs) throw new Error(`There is no ${name}`);
  const there = to ? { [to]: { ...first.contract[to], [name]: endpoint } } : {};
  const sheetThere = to ? { [to]: { ...first.sheets[to], [name]: needs } } : {};
  return {
    ...first,
    contract: { ...first.contract, [from]: others, ...there },
    sheets: { ...first.sheets, [from]: otherNeeds, ...sheetThere },
  };
}

function versionOf(definition: SiteDefinition): readonly StackVersion[] {
  writeBundles(definition);
  return [...templatesOf(definition, folder)].map(([name, template]) => ({
    name,
    template: StackTemplate.parse(template.toJSON()),
  }));
}

let before: readonly StackVersion[] = [];
// A busy machine takes its time to synthesize.
beforeAll(() => {
  before = versionOf(first);
}, 120_000);

test('the same definition makes the same stacks', () => {
  expect(changesBetween(before, versionOf(first))).toEqual([]);
});

test('an endpoint that moves to another domain would be made before it is gone, and moves in two deployments', () => {
  const [between, after] = [versionOf(without('answerCall2')), versionOf(moved('answerCall2', 'content'))];
  const collisions = harmOf(before, after);
  for (const type of ['AWS::Lambda::Function', 'AWS::Logs::LogGroup', 'AWS::ApiGatewayV2::Route'])
    expect(collisions, type).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${type} `))]));
  expect(harmOf(before, between)).toEqual([]);
  expect(harmOf(between, after)).toEqual([]);
  const gone = changesBetween(before, between).filter(({ does }) => does === 'delete');
  expect(new Set(gone.map(({ stack }) => stack))).toEqual(new Set(['Orders', 'Operations']));
});

test('a domain that is over leaves its stack, and takes nothing of the others along', () => {
  const { community: _, ...contract } = first.contract;
  const after = versionOf({ ...first, contract, consumers: {} });
  expect(after.map(({ name }) => name)).not.toContain('Community');
  expect(harmOf(before, after)).toEqual([]);
  const deleted = changesBetween(before, after).filter(({ does }) => does === 'delete' || does === 'replace');
  expect(new Set(deleted.map(({ stack }) => stack))).toEqual(new Set(['Operations']));
});

test('a new version of a function is published beside the old one, which goes when its callers have', () => {
  const settings = { answerCall2: { memorySize: 1_024 } };
  const changes = changesBetween(before, versionOf({ ...first, settings })).filter(({ stack }) => stack === 'Orders');
  expect(changes.map(({ type, does }) => `${type} ${does}`).toSorted()).toEqual([
    'AWS::Lambda::Alias update',
    'AWS::Lambda::Function update',
    'AWS::Lambda::Version create',
    'AWS::Lambda::Version delete',
  ]);
});

test('a table gets an index, and not two at once; what it is written by may not go to another table', () => {
  const index = (name: string) => ({ [name]: { partition: name } });
  const tables = (indexes: object) =>
    versionOf({ ...first, tables: { ...first.tables, content: { indexes } } } as SiteDefinition); // as a table's definition
  expect(harmOf(before, tables(index('byDay')))).toEqual([]);
  expect(harmOf(before, tables({ ...index('byDay'), ...index('byName') }))).toEqual([
    expect.stringContaining('2 indexes at once'),
  ]);
  const { content: _, ...others } = first.tables;
  expect(
    changesBetween(before, versionOf({ ...first, tables: { ...others, contents: {} } } as unknown as SiteDefinition))
      .filter(({ type }) => type === 'AWS::DynamoDB::Table')
      .map(({ does }) => does)
      .toSorted(),
  ).toEqual(['create', 'keep']);
});

test('what stays of a stage that was deleted can be imported, by the identifiers that the runbook names', () => {
  const specification = loadAwsServiceSpecSync();
  const runbook = readFileSync('infra/operations/runbook.md', 'utf8');
  const kept = readTemplates('cdk.out')
    .filter(({ stack }) => stack === 'Data')
    .flatMap(({ Resources }) => Object.values(Resources))
    .filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');
  const types = [...new Set(kept.map(({ Type }) => Type))];
  expect(types.length).toBeGreaterThan(3);
  for (const type of types) {
    const found = specification.lookup('resource', 'cloudFormationType', 'equals', type).only();
    expect(found.primaryIdentifier, type).toHaveLength(1);
    expect(runbook, type).toContain(`\`${found.primaryIdentifier?.[0]}\``);
  }
});
