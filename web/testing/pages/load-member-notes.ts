import { definePage } from '../../src/lib/pages/define-page.ts';
import { listNotes, tradeToken } from './contract.ts';
import { testRoutes } from './routes.ts';

export interface NotesData {
  readonly owner: string;
  readonly notes: readonly string[];
}

export const page = definePage(testRoutes.memberNotes, {
  load: ({ call }): Promise<NotesData> => call(listNotes, {}),
  meta: { title: 'Notes', description: 'What a member noted, for tests.' },
  async redeem({ login_name = '', token = '' }, ask) {
    const { data } = await ask(tradeToken, { login_name, token });
    return { ...data, userName: login_name, header: '', company: '', email: '', industry: '', telephone: '' };
  },
});
