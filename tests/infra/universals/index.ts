import { behaviours } from './behaviours.ts';
import { buckets } from './buckets.ts';
import { distribution } from './distribution.ts';
import { edge } from './edge.ts';
import { events } from './events.ts';
import { firewall } from './firewall.ts';
import { functions } from './functions.ts';
import { grants } from './grants.ts';
import { headers } from './headers.ts';
import { logs } from './logs.ts';
import { mappings } from './mappings.ts';
import { permissions } from './permissions.ts';
import { policies } from './policies.ts';
import { queues } from './queues.ts';
import { roles } from './roles.ts';
import { routing } from './routes.ts';
import { stage } from './stage.ts';
import { storage } from './storage.ts';
import type { Universal } from './universal.ts';

/** Every universal by its sentence. */
export const universals: readonly (readonly [string, Universal])[] = [
  roles,
  grants,
  functions,
  permissions,
  routing,
  stage,
  logs,
  queues,
  mappings,
  events,
  storage,
  buckets,
  policies,
  distribution,
  behaviours,
  edge,
  headers,
  firewall,
].flatMap(Object.entries<Universal>);
