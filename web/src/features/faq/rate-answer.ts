import { rateFaqAnswer } from '../../../../shared/contract/enquiries.ts';
import { ask } from '../../lib/api/api.ts';
import { troubleOf } from '../../lib/api/trouble-of.ts';

interface Rating {
  readonly id: number;
  readonly helpful: 0 | 1;
  /** A UUID, the same for the same press. */
  readonly request_id: string;
}

/** Says whether an answer helped. @returns why it was not taken; empty where it was */
export async function rateAnswer(rating: Rating): Promise<string> {
  try {
    await ask(rateFaqAnswer, rating);
    return '';
  } catch (error) {
    return (await troubleOf(error)) ?? 'It could not be sent. Try again in a moment.';
  }
}
