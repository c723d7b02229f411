import type { Reports, Site } from '../../core/counterpart.ts';
import { definitions, type Html, html, table as tableOf } from '../../core/html.ts';

/** A table of the template, and the attributes of its key. */
interface ShownTable {
  readonly name: string;
  readonly keys: readonly string[];
}

type Item = Readonly<Record<string, unknown>>;

const PAGE_ITEMS = 50;
/** Characters of a value that are shown. */
const SHOWN = 120;

/** Pages of tables and their items, read as the developer by DynamoDB's own API: what every client of the gateway would get. */
export function tablePages(tables: readonly ShownTable[], site: Pick<Site, 'place' | 'keyring'>) {
  let opened: ReturnType<typeof openClient> | undefined;
  const client = () => {
    opened ??= openClient(site);
    return opened;
  };

  async function list() {
    const dynamodb = await client();
    const rows = tables.map(async ({ name }) => {
      const { Table } = await dynamodb.describe(name);
      return [html`<a href="/__local/tables/${name}">${name}</a>`, Table?.ItemCount ?? 0];
    });
    return {
      title: 'Tables',
      content: tableOf(['Table', 'Items'], await Promise.all(rows), 'The template has no tables.'),
    };
  }

  async function items({ name, keys }: ShownTable, after: string | null) {
    const { items } = await client();
    const start = after === null ? {} : { ExclusiveStartKey: JSON.parse(Buffer.from(after, 'base64url').toString()) };
    const { Items = [], LastEvaluatedKey: last } = await items.scan({ TableName: name, Limit: PAGE_ITEMS, ...start });
    const cursor = last && Buffer.from(JSON.stringify(last)).toString('base64url');
    const next = cursor ? html`<p><a href="/__local/tables/${name}?after=${cursor}">Next page</a></p>` : html``;
    const rows = Items.map((item) => [...keys.map((key) => readable(item[key])), attributes(item, keys)]);
    const content = tableOf([...keys, 'Attributes'], rows, 'No items.');
    return {
      title: name,
      content: html`<p><a href="/__local/tables">All tables</a></p>${content}${next}`,
    };
  }

  const pages: Reports['pages'] = {
    tables: list,
    ...Object.fromEntries(
      tables.map((each) => [`tables/${each.name}`, (query: URLSearchParams) => items(each, query.get('after'))]),
    ),
  };
  return pages;
}

/** Loaded by the first page that is looked at: a site starts without it. */
async function openClient({ place, keyring }: Pick<Site, 'place' | 'keyring'>) {
  const [{ DynamoDB }, { DynamoDBDocument }] = await Promise.all([
    import('@aws-sdk/client-dynamodb'),
    import('@aws-sdk/lib-dynamodb'),
  ]);
  const client = new DynamoDB({ region: place.region, endpoint: place.gatewayUrl, credentials: keyring.operator });
  return { describe: (TableName: string) => client.describeTable({ TableName }), items: DynamoDBDocument.from(client) };
}

function attributes(item: Item, keys: readonly string[]): Html {
  const others = Object.entries(item)
    .filter(([name]) => !keys.includes(name))
    .toSorted(([one], [other]) => one.localeCompare(other));
  return definitions(others.map(([name, value]) => [name, readable(value)]));
}

/** A value as text. What is long, as whatever is sealed, is cut, and says how long it is. */
function readable(value: unknown): string {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  const text = typeof value === 'string' ? value : JSON.stringify(value instanceof Set ? [...value] : value);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}… (${text.length} characters)`;
}
