import { anSqsRecord } from '../../../functions/platform/testing/builders.ts';
import { functionName } from '../../../shared/contract/names.ts';
import { invokeFunction } from '../site/site-clients.ts';

interface Handed {
  /** Of the event, such as `message.answered.v1`. */
  readonly name: string;
  /** The event itself, as its publisher puts it on the bus. */
  readonly detail: { readonly occurredAt: string };
}

/** Hands an event to a consumer of a local site at once, as its queue does once the message is due. @throws Error when the consumer fails */
export async function handEvent(state: string, consumer: string, { name, detail }: Handed): Promise<void> {
  const body = { id: 'bus', time: detail.occurredAt, 'detail-type': name, detail };
  const Records = [anSqsRecord('1', JSON.stringify(body))];
  await invokeFunction(state, functionName('local', consumer), { Records });
}
