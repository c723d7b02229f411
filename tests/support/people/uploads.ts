import { request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey } from '@aws-sdk/client-s3';
import { readReply } from '../../../shared/contract/dialect.ts';
import { UploadSignature } from '../../../shared/contract/upload-schemas.ts';
import { readUploadSignature } from '../../../shared/contract/uploads.ts';
import { sessionHeader, sessionHeaderOf } from '../../../shared/session-header.ts';
import type { UploadKind } from '../../../shared/upload-kinds.ts';
import { get } from '../requests/api-client.ts';
import { writtenForm } from '../requests/written-request.ts';
import { eventually } from '../runs/eventually.ts';
import { siteClients } from '../site/site-clients.ts';
import { physicalName, uploadBucket } from '../site/site-outputs.ts';
import type { RegisteredMember } from './members.ts';

/** A running site, and where it keeps its state. */
export interface Site {
  readonly url: string;
  readonly stateDirectory: string;
}

/** The answer to somebody who asks for a signature. @param as who is signed in */
export async function askForSignature(url: string, kind: UploadKind, name = 'me.jpg', as?: RegisteredMember) {
  const headers: Record<string, string> = as ? { [sessionHeader]: sessionHeaderOf(as.proof) } : {};
  return get(url, readUploadSignature, { kind, name }, headers);
}

/** A signature. @throws Refusal where none is given */
export async function aSignature(...asked: Parameters<typeof askForSignature>): Promise<UploadSignature> {
  const answer = await askForSignature(...asked);
  return UploadSignature.parse(readReply('status', await answer.json()));
}

/** Posts a form with a file to where it says, by the host's name and on this machine. @param headers such as the page's origin */
export async function postFile(
  { host, fields }: Pick<UploadSignature, 'host' | 'fields'>,
  file: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: string }> {
  const { port, host: name } = new URL(host);
  const form = await writtenForm([...Object.entries(fields), ['file', new File([new Uint8Array(file)], 'me.jpg')]]);
  return new Promise((resolve, reject) => {
    const options = {
      hostname: '127.0.0.1',
      port,
      path: '/',
      method: 'POST',
      headers: { ...headers, ...form.headers, host: name },
    };
    const outgoing = request(options, (response) => {
      const { statusCode: status = 0 } = response;
      text(response).then((body) => resolve({ status, body }), reject);
    });
    outgoing.on('error', reject).end(form.body);
  });
}

/** Opens a presigned link on this machine, by the host's name. @returns what a browser shows there */
export function openLink(
  link: string,
): Promise<{ readonly status: number; readonly type: string; readonly content: Buffer }> {
  const { port, host, pathname, search } = new URL(link);
  const options = { hostname: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host } };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const { statusCode: status = 0, headers } = response;
      const type = headers['content-type'] ?? '';
      buffer(response).then((content) => resolve({ status, type, content }), reject);
    });
    outgoing.on('error', reject).end();
  });
}

/** What is kept of an upload's row. */
export async function uploadRow({ stateDirectory }: Site, key: string): Promise<Readonly<Record<string, string>>> {
  const { dynamodb } = siteClients(stateDirectory);
  const Key = { pk: { S: `upload#${key}` }, sk: { S: 'upload' } };
  const TableName = physicalName(stateDirectory, 'uploads');
  const { Item = {} } = await dynamodb.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
  dynamodb.destroy();
  return Object.fromEntries(Object.entries(Item).map(([name, { S = '' }]) => [name, S]));
}

/** Waits until an upload is inspected. @returns what became of it */
export async function verdictOn(site: Site, key: string): Promise<string> {
  const row = await eventually(
    () => uploadRow(site, key),
    ({ state }) => state !== 'awaited',
  );
  return row.state ?? 'gone';
}

/** The objects of the bucket of uploads, by their keys. */
export async function uploadedObjects({ stateDirectory }: Site): Promise<ReadonlyMap<string, Buffer>> {
  const { s3 } = siteClients(stateDirectory);
  const Bucket = uploadBucket(stateDirectory);
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
  const read = async (Key: string) => {
    try {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      return [[Key, Buffer.from((await Body?.transformToByteArray()) ?? [])] as const];
    } catch (error) {
      // Other tests inspect and erase meanwhile.
      if (error instanceof NoSuchKey) return [];
      throw error;
    }
  };
  const objects = await Promise.all(Contents.map(({ Key = '' }) => read(Key)));
  s3.destroy();
  return new Map(objects.flat());
}
