import { expect, it } from 'vitest';
import { aResource, aStack, types } from '../../testing/stack.ts';
import type { JsonObject } from '../json.ts';
import { assemblyShape } from './assembly-shape.ts';

const shapeWith = (type: string, properties: JsonObject) =>
  assemblyShape([aStack('Site', { Resources: { Thing: aResource(type, properties) } })], types);
const differs = (type: string, name: string) => shapeWith(type, { [name]: 1 }) !== shapeWith(type, { [name]: 2 });

it.each(['Code', 'Environment', 'Timeout', 'MemorySize', 'Handler'])(
  'a function may change its %s while the site runs',
  (name) => {
    expect(differs('AWS::Lambda::Function', name)).toBe(false);
  },
);

it('any other change takes a restart', () => {
  expect(differs('AWS::Lambda::Function', 'Role')).toBe(true);
  expect(differs('AWS::SQS::Queue', 'Timeout')).toBe(true);
  expect(assemblyShape([aStack('Site', { Resources: {} })], types)).not.toBe(shapeWith('AWS::SQS::Queue', {}));
});
