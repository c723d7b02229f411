const isFull = process.env.FAULTS === 'full';

/** A size of `npm test` and one of `npm run test:long`, and why the small one is enough for what the test guards. */
type Sizes = readonly [small: number, full: number, why: string];

const sizes = {
  'engine: enquiries': [60, 600, 'two consumers share more than one batch'],
  'engine: runs': [2, 14, 'each draws its own duplicates and crashes'],
  'engine: events': [600, 1_800, 'of small batches, in which nearly each event has a transaction of its own'],
  'every fault: enquiries': [30, 300, 'each service fails at least one of them'],
  'every fault: downloads': [200, 2_000, 'some in each shard of a counter'],
  'every fault: orders': [10, 100, 'the provider has five ways to fail'],
  'every fault: codes': [20, 200, 'a third of their mails fails'],
  'every fault: seconds without mail': [20, 60, 'a mail is tried three times within'],
  'every fault: seconds until an alarm ends': [0, 420, 'nobody waits for five minutes without a failure'],
  'mail behind: codes': [300, 500, 'more than four mailers bring out before the alarm, three seconds each'],
  'mail behind: seconds': [0, 300, 'it ends once the alarm was on'],
  'certification: codes': [24, 1_000, 'three rounds of those who ask at a time'],
  'codes: speed of queues': [60, 1, 'how old a code is when it comes is what people see, and told at full size'],
  'certification: racers': [8, 50, 'more than come in before the first has signed up'],
  'codes: asked for': [24, 1_000, 'three rounds of those who ask at a time'],
  'codes: asked for at a time': [8, 24, 'more than there are mailers'],
  'codes: mailers killed': [1, 5, 'one kill between effect and answer is the case'],
  'codes: requests repeated': [12, 150, 'earlier and later ones'],
  'codes: guesses': [100, 10_000, 'twice as many as a code bears, from many networks'],
  'comments: events': [600, 10_000, 'many batches, in some of which the consumer is killed'],
  'enquiries: sent': [60, 1_000, 'longer than the outage, or than a kill and a start'],
  'enquiries: seconds of an outage': [3, 10, 'functions give up, and messages come back'],
  'enquiries: between kills of the site': [6, 50, 'ten kills in all'],
  'enquiries: hostile texts': [10, 100, 'each in every field of all forms; TEST_SEED chooses which'],
  'malformed requests': [1_000, 100_000, 'every part broken in each of its ways'],
  'messages or orders over versions': [100, 1_000, 'three changes of version among them'],
  'orders: placed': [60, 1_000, 'longer than a kill and a start'],
  'orders: between kills of the site': [4, 50, 'fifteen kills in all'],
  'outbox: good ones beside poison': [20, 200, 'before, between and behind'],
  'payments: told of at random': [40, 1_000, 'each kind of telling some times'],
  'payments: told of fifty times at once': [3, 50, 'one would do'],
  'payments: late': [6, 100, 'each order that may have ended'],
  'payments: changed notices': [400, 10_000, 'each field in each way'],
  'payments: orders of changed notices': [8, 24, 'enough that no notice waits for one'],
  'payments: of each fault of the provider': [8, 64, 'each course of an order twice, or nearly'],
  'payments: races': [12, 100, 'either may come first'],
  'poison: events': [30, 300, 'three batches with one that cannot be read'],
  'power cut: downloads': [500, 5_000, 'in hands, queues and tables when it comes'],
  'uploads: photos': [3, 20, 'one in each step of an inspection'],
} as const satisfies Record<string, Sizes>;

/** How much of something a fault test does in this run. */
export function faultSize(name: keyof typeof sizes): number {
  const [small, full] = sizes[name];
  return isFull ? full : small;
}

/** Where random runs begin: `TEST_SEED`, or 1. Names of tests contain it. */
export const faultSeed: number = Number(process.env.TEST_SEED ?? 1);
