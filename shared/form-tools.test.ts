import { expect, test } from 'vitest';
import * as certificates from './contract/certification/certificates.ts';
import * as signUps from './contract/certification/sign-up.ts';
import * as messages from './contract/community/messages.ts';
import type { Endpoint } from './contract/endpoint.ts';
import * as enquiries from './contract/enquiries.ts';
import * as tools from './form-tools.ts';

const entries = Object.entries<Endpoint>({ ...certificates, ...signUps, ...messages, ...enquiries });
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test.each(Object.values(tools))('$toolname is an entry of the contract, and says what that says', (tool) => {
  const [, entry] = entries.find(([name]) => snakeCase(name) === tool.toolname) ?? [];
  expect(entry?.summary).toBe(tool.tooldescription);
});
