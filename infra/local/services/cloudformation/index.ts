import type { Service } from '../../core/counterpart.ts';
import { createCloudformationWire } from './wire.ts';

/** CloudFormation: what tools ask it, answered from the assembly. */
export const cloudformation: Service = {
  name: 'cloudformation',
  types: [],
  start: ({ resolver, place }) => ({ wire: createCloudformationWire(resolver, place) }),
};
