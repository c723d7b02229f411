import { globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { sheets as all } from '../../functions/registry.ts';
import { kebabName } from '../../shared/contract/names.ts';
import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';
import { unusedGrants } from './unused-grants.ts';
import { listingFiles } from './unused-uses.ts';

const listing = listingFiles(globSync('functions/*/*.ts'));
const lists = (domain: string, name: string) =>
  ['', '.consumer', '.schedule'].some((kind) => listing.has(`functions/${domain}/${kebabName(name)}${kind}.ts`));
/** The lines of functions that do not list what they use. */
const sheets = Object.fromEntries(
  Object.entries(all).map(([domain, sheet]): [string, DomainNeeds] => [
    domain,
    Object.fromEntries(Object.entries(sheet).filter(([name]) => !lists(domain, name))),
  ]),
);

/** Grants that are put on the site's sheets and that no code uses, one of each kind, by function and as messages tell them. */
const planted: Readonly<Record<string, Readonly<Record<string, readonly [more: DomainNeeds[string], said: string]>>>> =
  {
    content: {
      listBuilds: [{ tables: { content: ['Query', 'GetItem'] } }, 'tables.content: GetItem'],
      listProducts: [{ tables: { content: ['Query'], downloads: ['Query'] } }, 'tables.downloads: Query'],
      listCases: [{ indexes: { 'enquiries.byContact': ['Query'] } }, 'indexes.enquiries.byContact: Query'],
      listProductCategories: [
        { sealsFor: ['enquiries'], retention: { days: 1, endedBy: 'expires' } },
        'sealsFor: enquiries',
      ],
      listVideos: [{ keys: { lookup: ['hash'] } }, 'keys.lookup: hash'],
      listReleases: [{ once: 'enquiries' }, 'once: enquiries'],
      listHomeCases: [{ counts: 'downloads' }, 'counts: downloads'],
      readCase: [{ reachesMembers: true }, 'reachesMembers: true'],
    },
    audit: { logAuditHead: [{ audits: true }, 'audits: true'] },
  };

const plants = Object.entries(planted).flatMap(([domain, lines]) =>
  Object.entries(lines).map(([name, [more, said]]) => ({ domain, name, more, said })),
);
const isAbout =
  ({ name, said }: (typeof plants)[number]) =>
  (message: string) =>
    message.includes(`: ${name} does not use "${said}"`);

test('the code of every function uses each grant of its line', async () => {
  expect(await unusedGrants(sheets)).toEqual([]);
});

let found: readonly string[] = [];
beforeAll(async () => {
  const grown = Object.entries(sheets).map(([domain, sheet]) => {
    const own = plants.filter((plant) => plant.domain === domain);
    return [
      domain,
      { ...sheet, ...Object.fromEntries(own.map(({ name, more }) => [name, { ...sheet[name], ...more }])) },
    ];
  });
  found = await unusedGrants(Object.fromEntries(grown), (name) => plants.some((plant) => plant.name === name));
}, 300_000);

test.each(plants)('"$said" of $name, which its code does not use, is told with its file and what to do', (plant) => {
  const [message] = found.filter(isAbout(plant));
  expect(message).toContain(`functions/${plant.domain}/needs.ts: `);
  expect(message).toContain('take it out of its line, or use it in functions/');
});
