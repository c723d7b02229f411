import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { auditPartition } from '../../functions/platform/audit/audit-row.ts';
import { list, verify } from '../../infra/ops/commands/audit.ts';
import { lambdaOperations } from '../../infra/publish/operations.ts';
import { siteAccess } from '../../infra/publish/target.ts';
import { keptOutput } from '../../infra/terminal/kept-output.ts';

const state = inject('siteState');
const { access, outputs } = await siteAccess('local', state);
const { region, credentials } = access;
const Endpoints = z.object({ endpoints: z.object({ dynamodb: z.string(), lambda: z.string() }) });
const { endpoints } = Endpoints.parse(JSON.parse(readFileSync(path.join(state, 'endpoints.json'), 'utf8')));
const clients = { region, credentials: credentials ?? { accessKeyId: '', secretAccessKey: '' } };
const dynamodb = new DynamoDBClient({ ...clients, endpoint: endpoints.dynamodb });
const operate = lambdaOperations(new LambdaClient({ ...clients, endpoint: endpoints.lambda }), 'local');

test('the local operator has a name for the audit trail', () => {
  expect(access.operator).toBe('arn:aws:iam::000000000000:user/operator');
});

test('the trail of a running site is listed and verified, and a row that somebody wrote into it by hand is found', async () => {
  const said = async (work: (output: ReturnType<typeof keptOutput>) => Promise<number>) => {
    const output = keptOutput();
    return [await work(output), output.written()] as const;
  };
  const [before, told] = await said((output) => verify(operate, { heads: [], json: false }, output));
  expect([before, told]).toEqual([0, expect.stringContaining('The trail is whole.')]);
  expect(await said((output) => list(operate, { json: true }, output))).toEqual([0, expect.any(String)]);

  // The operator's key may do everything here; on AWS an administrator would have to take the table's policy away first.
  const Item = { pk: { S: auditPartition }, sk: { S: '!' } };
  await dynamodb.send(new PutItemCommand({ TableName: outputs.AuditTableName, Item }));
  const [after, found] = await said((output) => verify(operate, { heads: [], json: false }, output));
  expect(after).toBe(1);
  expect(found).toContain('Something was put in before row 1.');
  await dynamodb.send(new DeleteItemCommand({ TableName: outputs.AuditTableName, Key: Item }));
  expect(await verify(operate, { heads: [], json: false }, keptOutput())).toBe(0);
});
