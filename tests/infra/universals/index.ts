import { buckets } from './data/buckets.ts';
import { keys } from './data/keys.ts';
import { partitions } from './data/partitions.ts';
import { storage } from './data/storage.ts';
import { behaviours } from './edge/behaviours.ts';
import { distribution } from './edge/distribution.ts';
import { edge } from './edge/edge.ts';
import { firewall } from './edge/firewall.ts';
import { firewallBodies } from './edge/firewall-bodies.ts';
import { firewallRates } from './edge/firewall-rates.ts';
import { headers } from './edge/headers.ts';
import { routing } from './edge/routes.ts';
import { stage } from './edge/stage.ts';
import { traffic } from './edge/traffic.ts';
import { events } from './events/events.ts';
import { mail } from './events/mail.ts';
import { mappings } from './events/mappings.ts';
import { outbox } from './events/outbox.ts';
import { queues } from './events/queues.ts';
import { scheduleGroups, schedules } from './events/schedules.ts';
import { everything } from './everything.ts';
import { functions } from './functions.ts';
import { add } from './mutation.ts';
import { alarms } from './operations/alarms.ts';
import { costs } from './operations/costs.ts';
import { dashboards } from './operations/dashboards.ts';
import { logs } from './operations/logs.ts';
import { topics } from './operations/topics.ts';
import { grants } from './rights/grants.ts';
import { members } from './rights/members.ts';
import { permissions } from './rights/permissions.ts';
import { policies } from './rights/policies.ts';
import { roles } from './rights/roles.ts';
import { secrets } from './rights/secrets.ts';
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
