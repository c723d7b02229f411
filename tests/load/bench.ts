import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { endpoints } from '../../shared/contract/registry.ts';
import { routes } from '../../shared/routes.ts';
import { publicPages } from '../support/browsers/public-pages.ts';
import { startTestSite, type TestSite } from '../support/site/site.ts';
import { certificationFigures } from './certification/asked-persons.ts';
import { measureConsumer } from './consumer-throughput.ts';
import { measureUnits } from './cost/measured-units.ts';
import { sendSpike } from './download-spike.ts';
import { visit } from './edge-visits.ts';
import { measureFunctionStarts } from './function-start.ts';
import { learningFigures } from './learning/learning-figures.ts';
import { measureManyFunctions } from './many-functions.ts';
import { memberFigures } from './members/member-figures.ts';
import { orderFigures } from './orders/order-figures.ts';
import { measurePage, missed, pageTargets } from './page-quality.ts';
import { measurePageStart, pageStartTargets } from './page-start.ts';
import { trafficFigures } from './traffic/traffic-figures.ts';

/**
 * `npm run bench` prints the project's figures beside their targets; `npm run bench -- functions runtime consumer units load edge spike
 * members orders certification learning pages live` prints some of them. Quote medians of a machine that does nothing else.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const wanted =
  positionals.length > 0
    ? positionals
    : [
        'functions',
        'runtime',
        'consumer',
        'units',
        'load',
        'edge',
        'spike',
        'members',
        'orders',
        'certification',
        'learning',
        'pages',
        'live',
      ];

/** One of each kind of page that there is. */
const visitedPages = [
  routes.home.path,
  routes.download.path,
  `${routes.history.path}?page=21`,
  `${routes.downLink.path}?product_name=S3%20Pro&version=5.2.0&system=1&page=21`,
  routes.productS3Pro.path,
  routes.productS3Lite.path,
  routes.cSeries.path,
  routes.productP1Tutorial.path,
  routes.product4uPro.path,
  '/cases-5',
  routes.cases.path,
  routes.videos.path,
  routes.courseList.path,
  `${routes.courseDetail.path}?id=1&dir_id=2`,
  routes.word.path,
  '/manual-s1',
  routes.faq.path,
  `${routes.faq.path}?id=101`,
  routes.about.path,
];

type Row = Readonly<Record<string, string | number>>;

/** Sizes have no limit here: the build holds them to theirs. What is larger than tables and a queue take sends mails, or has more clients. */
async function functions(): Promise<Row[]> {
  const { bareNode, starts } = await measureFunctionStarts();
  return starts.map(({ name, kilobytes, milliseconds }) => ({
    function: name,
    KB: kilobytes.toFixed(1),
    'ms over bare Node': milliseconds.toFixed(1),
    'bare Node': bareNode.toFixed(1),
    'ms at most': startTargets.find(({ upTo }) => kilobytes <= upTo)?.milliseconds ?? '',
  }));
}

const startTargets = [
  { upTo: 60, milliseconds: 12 },
  { upTo: 355, milliseconds: 40 },
  { upTo: 430, milliseconds: 50 },
];

async function runtime(): Promise<Row[]> {
  const measured = await measureManyFunctions();
  return [
    { figure: 'ms until 58 functions are ready', measured: Math.round(measured.startMilliseconds), target: '' },
    { figure: 'MB before any call', measured: Math.round(measured.idleMegabytes), target: '≤ 500' },
    { figure: 'MB with 58 warm functions', measured: Math.round(measured.warmMegabytes), target: '' },
    { figure: 'ms a call, one function', measured: measured.floorMilliseconds.toFixed(1), target: '' },
    { figure: 'ms a call, 58 in turn', measured: measured.warmMilliseconds.toFixed(1), target: '≤ 10' },
    { figure: 'cold starts among them', measured: measured.coldCalls, target: '0' },
    { figure: 'MB at 232 calls at once', measured: Math.round(measured.peakMegabytes), target: '≤ 2500' },
  ];
}

async function consumer(): Promise<Row[]> {
  const { consumed, writesAlone, actionsPerDownload } = await measureConsumer();
  return [
    {
      figure: 'events counted a second of a core',
      measured: consumed.eventsPerCoreSecond,
      target: '≥ 10000',
      'the writes alone': writesAlone.eventsPerCoreSecond,
    },
    {
      figure: 'events counted a second, engine and all',
      measured: consumed.eventsPerSecond,
      target: '≥ 2000',
      'the writes alone': writesAlone.eventsPerSecond,
    },
    { figure: 'write actions a download', measured: actionsPerDownload, target: '≤ 1.1' },
  ];
}

async function edge({ url: siteUrl }: TestSite): Promise<Row[]> {
  const read = endpoints.find(({ endpoint }) => endpoint.cache)?.endpoint.path ?? '';
  const paths = [routes.home.path, routes.download.path, `${routes.history.path}?page=21`, `${read}?type=21`];
  const rows: Row[] = [];
  for (const path of paths) {
    const { originRequests, requestsPerSecond } = await visit(siteUrl, path);
    rows.push({
      'visited 1,000 times': path,
      'origin requests': originRequests,
      'requests a second': requestsPerSecond,
    });
  }
  return rows;
}

async function spike({ url: siteUrl }: TestSite): Promise<Row[]> {
  const { answered, seconds } = await sendSpike(siteUrl, { downloads: 5_000, type: 22 });
  return [{ 'downloads answered': answered, seconds: seconds.toFixed(1), 'a second': Math.round(answered / seconds) }];
}

/** Every public page of the route table. A page that misses a target fails the run. */
async function pages({ url: siteUrl }: TestSite): Promise<Row[]> {
  const rows: Row[] = [{ page: '(target)', ...pageTargets }];
  const misses: string[] = [];
  for (const page of publicPages()) {
    const quality = await measurePage(siteUrl, page);
    const rounded = Object.entries(quality).map(([name, value]) => [name, Math.round(value * 1_000) / 1_000]);
    rows.push({ page: page.address, ...Object.fromEntries(rounded) });
    misses.push(...missed(page, quality));
  }
  if (misses.length > 0) process.exitCode = 1;
  for (const miss of misses) console.error(miss);
  return rows;
}

/** Pages on a slow phone: 1.6 Mbit/s, 150 ms round trip, a fourth of this processor. */
async function live({ url: siteUrl }: TestSite): Promise<Row[]> {
  const rows: Row[] = [{ page: '(target, at most)', ...pageStartTargets }];
  for (const path of visitedPages) {
    const start = Object.entries(await measurePageStart(siteUrl, path));
    rows.push({ page: path, ...Object.fromEntries(start.map(([figure, value]) => [figure, Math.round(value)])) });
  }
  return rows;
}

/** Measures what each action asks of AWS, and keeps it for `npm run cost`. */
async function units(): Promise<Row[]> {
  const { measured, actions } = await measureUnits();
  await writeFile('infra/cost/measured-units.json', `${JSON.stringify({ measured, actions }, null, 2)}\n`);
  return Object.entries(actions).map(([action, each]) => ({ action, ...each }));
}

const withoutSite = { functions, runtime, consumer, units, load: trafficFigures };
const withSite = {
  edge,
  spike,
  members: memberFigures,
  orders: orderFigures,
  certification: certificationFigures,
  learning: learningFigures,
  pages,
  live,
};

/** Shows the measurement's own lines only: functions log to standard output. */
async function quietly<T>(measure: () => Promise<T>): Promise<T> {
  const write = process.stdout.write;
  process.stdout.write = () => true;
  try {
    return await measure();
  } finally {
    process.stdout.write = write;
  }
}

for (const [name, measure] of Object.entries(withoutSite)) {
  if (wanted.includes(name)) console.table(await quietly(() => measure()));
}
if (Object.keys(withSite).some((name) => wanted.includes(name))) {
  const site = await startTestSite();
  try {
    for (const [name, measure] of Object.entries(withSite)) {
      if (wanted.includes(name)) console.table(await measure(site));
    }
  } finally {
    await site.stop();
  }
}
