import * as z from 'zod/mini';
import { anAddress } from '../../infra/dev/demo/loopback.ts';
import { sendContact } from '../../shared/contract/enquiries.ts';
import { aMessage } from '../support/people/enquiries.ts';
import { randomId } from '../support/runs/random.ts';
import { type Answered, postUntilAnswered } from './until-answered.ts';

/** A message with the request id that its sender keeps until it is answered. */
export interface Enquiry {
  readonly request_id: string;
  readonly email: string;
}

export interface Sent {
  /** Messages whose senders were thanked. */
  readonly accepted: readonly Enquiry[];
  /** Requests, those without an answer and those answered with a fault included. */
  readonly requests: number;
  readonly seconds: number;
}

interface SendingOptions {
  readonly count: number;
  readonly random: () => number;
  /** Called after every message that was accepted, with the number so far. */
  readonly onAccepted?: (accepted: number) => void;
}

/** Messages of one address: fewer than its limit. */
const perAddress = 4;
const visitors = 24;

const Reply = z.object({ status: z.int(), msg: z.string() });

/** Sends a message until it is answered: the same again with the same id, as the form does. */
export function sendUntilAnswered(siteUrl: () => string, from: string, message: object): Promise<Answered> {
  return postUntilAnswered(siteUrl, from, sendContact, message);
}

/**
 * Sends messages as many visitors would, each from an address that few share.
 * @param siteUrl asked for before each request
 * @throws when a message is refused, or was not answered for five minutes
 */
export async function sendEnquiries(siteUrl: () => string, options: SendingOptions): Promise<Sent> {
  const { count, random, onAccepted = () => {} } = options;
  const startedAt = performance.now();
  const accepted: Enquiry[] = [];
  let addresses: string[] = [];
  const waiting = Array.from({ length: count }, () => {
    const id = randomId(random);
    return aMessage({ request_id: id, email: `${id}@example.com` }) as ReturnType<typeof aMessage> & Enquiry;
  }).values();
  let requests = 0;

  async function send(message: Enquiry): Promise<void> {
    if (addresses.length === 0) addresses = Array<string>(perAddress).fill(anAddress());
    const { body, tries } = await sendUntilAnswered(siteUrl, addresses.pop() ?? '', message);
    requests += tries;
    const { status, msg } = Reply.parse(JSON.parse(body));
    if (status !== 0) throw new Error(`A message was refused: ${msg}`);
    accepted.push(message);
    onAccepted(accepted.length);
  }

  const visitor = async () => {
    for (const message of waiting) await send(message);
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { accepted, requests, seconds: (performance.now() - startedAt) / 1_000 };
}
