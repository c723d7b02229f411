import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { eventSource } from '../../../events/event.ts';
import { environmentName } from '../../../functions/platform/sheet/environment-names.ts';
import type { FunctionNeeds } from '../../../functions/platform/sheet/needs.ts';
import type { Resources } from '../resources.ts';
import { allow, onlyWith } from './allow.ts';

/** The bus, where a sheet publishes. */
export function eventEnvironment(
  { publishes, relays }: FunctionNeeds,
  { bus }: Resources,
): (readonly [string, string])[] {
  return publishes || relays ? [[environmentName.eventBus, bus.eventBusName]] : [];
}

/** Publishing the events that the sheet names, from this site. */
export function eventStatements({ publishes, relays }: FunctionNeeds, { bus }: Resources): PolicyStatement[] {
  const names = publishes ?? relays?.events;
  if (!names) return [];
  const conditions = onlyWith({ 'events:detail-type': names, 'events:source': [eventSource] });
  return [allow(['events:PutEvents'], [bus.eventBusArn], conditions)];
}
