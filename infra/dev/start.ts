import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Site, startSite } from '../local/index.ts';
import { noteRunning, usualState } from '../running-sites.ts';
import { makeIssuerKey, publishHolders } from './certification/fill-certification.ts';
import { dashboards } from './dashboards/dashboards.ts';
import { cashier } from './stand-ins/cashier/cashier.ts';
import { fillPaymentSecrets } from './stand-ins/cashier/fill-payment-secrets.ts';
import { fillWechatSecret } from './stand-ins/wechat/fill-wechat-secret.ts';
import { wechat } from './stand-ins/wechat/wechat.ts';
import { step } from './steps.ts';
import { watchSources } from './watch.ts';

const help = `Builds the site and runs its whole stack on this machine.

  npm start                     build what changed, start, publish the content
  npm run dev                   the same, and changes in functions/ and web/ go live

  PORT         port of the site, 8080 when not set
  SITE_STATE   folder of what survives restarts, .local when not set
`;

const { values } = parseArgs({
  options: {
    /** Takes bundles, pages and assembly as they are. */
    built: { type: 'boolean', default: false },
    /** Leaves the content as it is; an earlier start has published it, or a test needs none. */
    unpublished: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}
const stateDirectory = path.resolve(process.env.SITE_STATE ?? usualState);
const assemblyDirectory = path.resolve('cdk.out');

/** What `npm start` does before anything can be served; each step is a program of its own that can be run alone. */
async function build(): Promise<void> {
  await Promise.all([
    step('Bundle the functions', ['functions/build.ts']),
    step('Build and prerender the web client', ['web/build.ts']),
  ]);
  await step('Synthesize the stacks', ['infra/app.ts']);
}

/** @param sitePort the site's own port, at which its stand-ins answer */
async function beforeReady(sitePort: number): Promise<void> {
  await fillPaymentSecrets(stateDirectory, sitePort);
  await fillWechatSecret(stateDirectory, sitePort);
  await makeIssuerKey(stateDirectory);
  if (values.unpublished) return;
  await step('Publish the content', ['--max-semi-space-size=4', 'infra/publish/content-command.ts', 'publish'], {
    SITE_STATE: stateDirectory,
  });
  await publishHolders(stateDirectory);
}

let site: Site | undefined;
let forget: (() => void) | undefined;
let watching: Awaited<ReturnType<typeof watchSources>> | undefined;

async function main(): Promise<void> {
  const startedAt = performance.now();
  if (!values.built) await build();
  site = await startSite({
    assemblyDirectory,
    stateDirectory,
    // In watch mode the development server has the port, and forwards to the site behind it.
    port: values.watch ? 0 : port,
    ...(values.watch && { visitorPort: port }),
    queueClock: Number(process.env.SITE_QUEUE_CLOCK ?? 1),
    ...(process.env.AWS_ENDPOINT_URL_DYNAMODB ? { dynamodbEndpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB } : {}),
    standIns: [cashier, wechat, dashboards],
    beforeReady,
  });
  if (values.watch) watching = await watchSources(site, { port, assemblyDirectory });
  forget = noteRunning({ url: `http://localhost:${port}`, state: stateDirectory });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `\nReady after ${seconds} s: http://localhost:${port}   (behind the scenes: http://localhost:${port}/__local/)`,
  );
}

/** Stops what is running; a step that is still at work ends with this process. */
async function stop(): Promise<void> {
  forget?.();
  watching?.stop();
  await site?.stop();
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
// The launcher is gone, however it ended: nobody else could stop this site.
process.once('disconnect', () => void stop());

if (values.help) console.log(help);
else {
  await main().catch((error: Error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  });
}
