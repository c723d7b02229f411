import { expect, test } from 'vitest';
import { changesBetween, harmOf, type StackVersion } from './version-changes.ts';

type Resources = StackVersion['template']['Resources'];

const stack = (name: string, Resources: Resources): StackVersion => ({ name, template: { Resources } });
const lambda = (FunctionName: string, more: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { FunctionName, ...more },
});
const key = (AttributeName: string) => [{ AttributeName, KeyType: 'HASH' }];
const table = (keys: string, indexes: readonly string[] = []) => ({
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    KeySchema: key(keys),
    GlobalSecondaryIndexes: indexes.map((IndexName) => ({ IndexName, KeySchema: key(IndexName) })),
  },
  DeletionPolicy: 'Retain',
});

test('a version that is the same changes nothing', () => {
  const version = [stack('data', { Orders: table('pk') }), stack('orders', { place: lambda('place') })];
  expect(changesBetween(version, version)).toEqual([]);
  expect(harmOf(version, version)).toEqual([]);
});

test('what is new is made, what differs is updated or replaced as CloudFormation’s schemas say, what is gone is deleted or kept', () => {
  const before = [
    stack('orders', { place: lambda('place', { MemorySize: 512 }), list: lambda('list'), Orders: table('pk') }),
  ];
  const after = [
    stack('orders', { place: lambda('place', { MemorySize: 1_024 }), list: lambda('list-orders'), pay: lambda('pay') }),
  ];
  expect(changesBetween(before, after).map(({ id, does, properties }) => [id, does, properties])).toEqual(
    expect.arrayContaining([
      ['place', 'update', ['MemorySize']],
      ['list', 'replace', ['FunctionName']],
      ['pay', 'create', expect.anything()],
      ['Orders', 'keep', []],
    ]),
  );
});

test('a table with another key would be replaced by an empty one', () => {
  const harm = harmOf([stack('data', { Orders: table('pk') })], [stack('data', { Orders: table('id') })]);
  expect(harm).toEqual(['data/Orders (AWS::DynamoDB::Table) would be replaced by an empty one for KeySchema']);
});

test('a table that is not kept may not go, one that is kept may leave its stack', () => {
  const { DeletionPolicy: _, ...unkept } = table('pk');
  expect(harmOf([stack('data', { Orders: unkept })], [stack('data', {})])).toEqual([
    'data/Orders (AWS::DynamoDB::Table) would be deleted with all that is in it',
  ]);
  expect(harmOf([stack('data', { Orders: table('pk') })], [stack('data', {})])).toEqual([]);
});

test('a function that moves from one stack to another does so in two deployments', () => {
  const at = (place: string) =>
    ['orders', 'desk'].map((name) => stack(name, name === place ? { place: lambda('place') } : {}));
  expect(harmOf(at('orders'), at('desk'))).toEqual([
    'AWS::Lambda::Function place would be made as desk/place while it is orders/place',
  ]);
  expect(harmOf(at('orders'), at('nowhere'))).toEqual([]);
  expect(harmOf(at('nowhere'), at('desk'))).toEqual([]);
});

test('a function under another logical id would be made beside itself', () => {
  const harm = harmOf(
    [stack('orders', { place: lambda('place') })],
    [stack('orders', { placeOrder: lambda('place') })],
  );
  expect(harm).toEqual(['AWS::Lambda::Function place would be made as orders/placeOrder while it is orders/place']);
});

test('what a stack that is left has cannot be made elsewhere', () => {
  const before = [stack('old', { place: lambda('place') })];
  expect(harmOf(before, [stack('new', { place: lambda('place') })])).toHaveLength(1);
});

test('a table takes one index at a time', () => {
  const version = (...indexes: string[]) => [stack('data', { Orders: table('pk', indexes) })];
  expect(harmOf(version(), version('byMember'))).toEqual([]);
  expect(harmOf(version('byMember'), version('byDay'))).toEqual([
    'data/Orders would change 2 indexes at once: byMember, byDay',
  ]);
});
