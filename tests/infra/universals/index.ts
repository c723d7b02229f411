import { functions } from './functions.ts';
import { grants } from './grants.ts';
import { logs } from './logs.ts';
import { permissions } from './permissions.ts';
import { roles } from './roles.ts';
import { routing } from './routes.ts';
import { stage } from './stage.ts';
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
].flatMap(Object.entries<Universal>);
