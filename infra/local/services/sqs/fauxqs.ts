/**
 * The one place that knows how fauxqs is built inside. Its public start function listens on all interfaces, and its own
 * persistence fails on `ChangeMessageVisibility` 0 and waits for the disk at every step (see README), so the store is created
 * here, given our journal, and put behind fauxqs's own request handlers.
 */
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildAppOptions, buildApp } from 'fauxqs';

type Stores = NonNullable<BuildAppOptions['stores']>;

/** fauxqs's store of queues. */
export type QueueStore = Stores['sqsStore'];
export type Queue = NonNullable<ReturnType<QueueStore['getQueueByName']>>;
export type QueueMessage = Queue['messages'][number];
/** The fauxqs request handlers, without a port. */
export type QueueApplication = ReturnType<typeof buildApp>;
/** What a store tells its persistence; the names are fauxqs's own. */
export type Persistence = Pick<
  NonNullable<QueueStore['persistence']>,
  | 'insertQueue'
  | 'deleteQueue'
  | 'updateQueueAttributes'
  | 'updateQueueSequenceCounter'
  | 'insertMessage'
  | 'deleteMessage'
  | 'updateMessageInflight'
  | 'updateMessageReady'
  | 'deleteQueueMessages'
>;

export interface Fauxqs {
  readonly store: QueueStore;
  readonly application: QueueApplication;
  createMessage(body: string, attributes?: QueueMessage['messageAttributes'], delaySeconds?: number): QueueMessage;
}

/** Creates a store and the handlers around it. @throws {Error} when the installed fauxqs is laid out differently. */
export async function createFauxqs(region: string): Promise<Fauxqs> {
  const [{ SqsStore }, { SnsStore }, { S3Store }] = await Promise.all([
    internal('sqs/sqsStore.js'),
    internal('sns/snsStore.js'),
    internal('s3/s3Store.js'),
  ]);
  const stores: Stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() };
  const application = buildApp({ logger: false, defaultRegion: region, stores });
  await application.ready();
  return {
    store: stores.sqsStore,
    application,
    createMessage: (body, attributes, delaySeconds) => SqsStore.createMessage(body, attributes, delaySeconds),
  };
}

/** Tells a queue's changes to our journal. */
export function persistWith(queue: Queue, persistence: Persistence): void {
  // A queue calls these methods only; the type also asks for those of SNS and S3.
  queue.persistence = persistence as NonNullable<QueueStore['persistence']>;
}

async function internal(path: string) {
  const manifest = findPackageJSON('fauxqs', import.meta.url);
  if (!manifest) throw new Error('fauxqs is not installed');
  return import(pathToFileURL(join(dirname(manifest), 'dist', path)).href);
}
