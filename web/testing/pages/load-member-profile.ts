import { definePage } from '../../src/lib/pages/define-page.ts';
import { readProfile } from './contract.ts';
import { testRoutes } from './routes.ts';

export interface ProfileData {
  readonly company: string;
}

export const page = definePage(testRoutes.memberProfile, {
  load: ({ call }, { id }): Promise<ProfileData> => call(readProfile, { id }),
  meta: { title: 'Profile', description: 'The profile of a member, for tests.' },
  documents: async () => [{ id: '1' }, { id: '2' }],
});
