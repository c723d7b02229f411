import { InvokeCommand } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { anHttpEvent } from '../../../functions/platform/testing/builders.ts';
import { functionName } from '../../../shared/contract/names.ts';
import { siteClients } from './site-clients.ts';

const HttpAnswer = z.object({ statusCode: z.int(), body: z._default(z.string(), '') });

/** What an endpoint's function answered. A crash of the function has no status. */
interface DirectAnswer {
  readonly status: number | undefined;
  readonly body: string;
}

/** Calls endpoints of a local site by their functions, past the edge and its API, whose rates let few calls through. */
export function pastEdge(stateDirectory: string) {
  const { lambda } = siteClients(stateDirectory);
  return {
    /** @param name of the endpoint in the contract */
    call: async (name: string, parts: Parameters<typeof anHttpEvent>[0]): Promise<DirectAnswer> => {
      const Payload = Buffer.from(JSON.stringify(anHttpEvent(parts)));
      const answer = await lambda.send(new InvokeCommand({ FunctionName: functionName('local', name), Payload }));
      const text = answer.Payload?.transformToString() ?? '';
      if (answer.FunctionError) return { status: undefined, body: text };
      const { statusCode, body } = HttpAnswer.parse(JSON.parse(text));
      return { status: statusCode, body };
    },
    close: () => lambda.destroy(),
  };
}
