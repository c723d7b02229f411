import type { States } from '../../states.ts';
import { DefinitionList } from './definition-list.tsx';

export default {
  Requirements: (
    <DefinitionList
      terms={[
        { term: 'System', description: 'Windows or Mac' },
        { term: 'Network', description: 'The same LAN as the server, its firewall off' },
      ]}
    />
  ),
} satisfies States;
