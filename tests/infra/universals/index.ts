import { alarms } from './alarms.ts';
import { behaviours } from './behaviours.ts';
import { buckets } from './buckets.ts';
import { costs } from './costs.ts';
import { dashboards } from './dashboards.ts';
import { distribution } from './distribution.ts';
import { edge } from './edge.ts';
import { events } from './events.ts';
import { everything } from './everything.ts';
import { firewall } from './firewall.ts';
import { firewallBodies } from './firewall-bodies.ts';
import { firewallRates } from './firewall-rates.ts';
import { functions } from './functions.ts';
import { grants } from './grants.ts';
import { headers } from './headers.ts';
import { keys } from './keys.ts';
import { logs } from './logs.ts';
import { mail } from './mail.ts';
import { mappings } from './mappings.ts';
import { members } from './members.ts';
import { add } from './mutation.ts';
import { outbox } from './outbox.ts';
import { partitions } from './partitions.ts';
import { permissions } from './permissions.ts';
import { policies } from './policies.ts';
import { queues } from './queues.ts';
import { roles } from './roles.ts';
import { routing } from './routes.ts';
import { scheduleGroups, schedules } from './schedules.ts';
import { secrets } from './secrets.ts';
import { stage } from './stage.ts';
import { storage } from './storage.ts';
import { topics } from './topics.ts';
import { traffic } from './traffic.ts';
import { all, type Universal } from './universal.ts';

const ofSubjects = [
  ...[roles, grants, members, partitions, keys, secrets, functions, permissions, routing, traffic, stage, logs],
  ...[queues, mappings, events, mail, storage, buckets, policies],
  ...[scheduleGroups, schedules, outbox],
  ...[
    distribution,
    behaviours,
    edge,
    headers,
    firewall,
    firewallBodies,
    firewallRates,
    alarms,
    dashboards,
    topics,
    costs,
  ],
].flatMap(Object.entries<Universal>);

/** The types of the resources that mutations change. */
const types = new Set(ofSubjects.flatMap(([, { catches }]) => Object.values(catches).map(({ type }) => type)));

/** Without this one, nothing would be asked of a resource of a new type. */
const known: Universal = {
  violations: all(({ type }) => [
    !types.has(type) &&
      `is of type ${type}, of which no universal asks anything: say what has to hold for it in tests/infra/universals`,
  ]),
  catches: {
    'a user with keys': add('AWS::IAM::User', {}),
    'a server': add('AWS::EC2::Instance', {}),
  },
};

/** Every universal by its sentence. */
export const universals: readonly (readonly [string, Universal])[] = [
  ...ofSubjects,
  ...Object.entries(everything),
  ['a resource is of a type that a mutation changes and a universal looks after', known],
];
