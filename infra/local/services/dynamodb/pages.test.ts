import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { startedServices } from '../../testing/started-services.ts';
import { dynamodb } from './index.ts';

const TableName = 'orders';

/** A table with these items, and its pages. */
async function aTable(...items: readonly Record<string, unknown>[]) {
  const { settings, reports } = await startedServices([dynamodb], {
    Table: [
      'AWS::DynamoDB::Table',
      {
        TableName,
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      },
    ],
  });
  const client = DynamoDBDocument.from(new DynamoDBClient(settings));
  onTestFinished(() => client.destroy());
  for (const Item of items) await client.put({ TableName, Item });
  return {
    tables: () => reports.page('tables'),
    items: (after?: string) => reports.page(`tables/${TableName}`, new URLSearchParams(after && { after })),
  };
}

test('a page lists the tables of the template with their number of items', async () => {
  const { tables } = await aTable({ pk: 'a', sk: '1' }, { pk: 'a', sk: '2' });
  expect(await tables()).toContain(
    '<td class="text"><a href="/__local/tables/orders">orders</a></td><td class="number">2</td>',
  );
});

test('the items of a table are shown with their keys first and their other attributes by name, all of it as text', async () => {
  const { items } = await aTable({ pk: 'a', sk: '<script>', count: 3, lines: [{ of: '"b"' }], tags: new Set(['x']) });
  const page = await items();
  expect(page).toContain('<th class="text">pk</th><th class="text">sk</th><th class="text">Attributes</th>');
  expect(page).toContain('<td class="text">a</td><td class="text">&#60;script&#62;</td>');
  expect(page).toContain('<dt>count</dt><dd>3</dd>');
  expect(page).toContain('<dt>lines</dt><dd>[{&#34;of&#34;:&#34;\\&#34;b\\&#34;&#34;}]</dd>');
  expect(page).toContain('<dt>tags</dt><dd>[&#34;x&#34;]</dd>');
  expect(page).not.toContain('Next page');
});

test('sealed and long values are cut, with their length', async () => {
  const { items } = await aTable({ pk: 'a', sk: '1', sealed: new Uint8Array(412), text: 'x'.repeat(5_000) });
  const page = await items();
  expect(page).toContain('<dt>sealed</dt><dd>412 bytes</dd>');
  expect(page).toContain(`<dt>text</dt><dd>${'x'.repeat(120)}… (5000 characters)</dd>`);
});

test('a table is shown page by page, each item once', async () => {
  const all = Array.from({ length: 120 }, (_, number) => ({ pk: `p${number % 7}`, sk: `s${number}` }));
  const { items } = await aTable(...all);
  const seen: string[] = [];
  for (let after: string | undefined, page = 1; page === 1 || after; page += 1) {
    const shown = await items(after);
    seen.push(...[...shown.matchAll(/<td class="text">(s\d+)<\/td>/g)].map(([, key = '']) => key));
    after = /tables\/orders\?after=([\w-]+)/.exec(shown)?.[1];
  }
  expect(seen.toSorted()).toEqual(all.map(({ sk }) => sk).toSorted());
});
