import * as z from 'zod/mini';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';
import { answer } from './answer.ts';

const file = defineEndpoint({
  summary: 'A file of the site.',
  path: '/file',
  caller: 'visitor',
  request: z.object({}),
  example: {},
  response: z.unknown(),
  dialect: 'status',
});

/**
 * Answers a file of the site in place of the network, as `answer` does a call.
 * @param reply what is answered, the first time having the place 0
 * @returns what grows with each time that it was asked for
 */
export function answerFile(path: `/${string}`, reply: (place: number) => Response | Error): readonly unknown[] {
  return answer({ ...file, path }, (_, place) => reply(place));
}
