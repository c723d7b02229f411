import { asJson, type Output } from '../terminal/command-line.ts';

/** The versions of the edge's secret that the API accepts. */
interface AcceptedVersions {
  readonly current: string;
  /** Absent until the secret was rotated once. */
  readonly previous?: string | undefined;
}

/** The two sides that know the edge's secret. */
export interface EdgeSides {
  accepted(): Promise<AcceptedVersions>;
  /** Makes a new value the current one; what was current becomes the previous one. @returns its version */
  write(): Promise<string>;
  /** Version that the edge was told to send; '' while it was told none. */
  sent(): Promise<string>;
  /** Makes the edge send a version, and waits until it does so everywhere. */
  send(version: string): Promise<void>;
}

/**
 * Gives edge and API a new secret. The API accepts the previous value as well, so nothing is refused meanwhile. An earlier
 * rotation that did not reach the edge is finished first: after one more, the API would refuse what the edge still sends.
 */
export async function rotateEdge(
  { accepted, write, sent, send }: EdgeSides,
  json: boolean,
  output: Output,
): Promise<number> {
  const { current, previous } = await accepted();
  const atEdge = await sent();
  const unfinished = atEdge === '' ? previous !== undefined : atEdge !== current;
  if (unfinished) output.error('An earlier rotation did not reach the edge; it is finished now.\n');
  const version = unfinished ? current : await write();
  output.error(`The edge gets version ${version}. This takes some minutes.\n`);
  await send(version);
  const words = `The edge sends version ${version}. The one before it is accepted until the next rotation.\n`;
  output.out(json ? asJson({ version, sent: true }) : words);
  return 0;
}
