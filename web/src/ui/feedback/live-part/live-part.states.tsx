import type { Remote } from '../../../lib/remote/use-remote.ts';
import type { States } from '../../states.ts';
import { LivePart } from './live-part.tsx';

const questions = ['Which card drives eight outputs?', 'Can two laptops run one show?'];

function remote(given: Partial<Remote<readonly string[]>>): Remote<readonly string[]> {
  return { status: 'loading', data: undefined, message: '', isAsking: false, ask() {}, ...given };
}

function part(given: Partial<Remote<readonly string[]>>) {
  return (
    <LivePart
      what="the questions"
      remote={remote(given)}
      empty={{ is: (list) => list.length === 0, words: 'Nobody has asked anything yet.' }}
    >
      {(list) => (
        <ul>
          {list.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
    </LivePart>
  );
}

export default {
  'On its way': part({ isAsking: true }),
  'Its data': part({ status: 'ready', data: questions }),
  'Nothing there': part({ status: 'ready', data: [] }),
  Failed: part({ status: 'failed' }),
  Offline: part({ status: 'offline' }),
  'Offline, with what was had before': part({ status: 'offline', data: questions }),
  Refused: part({ status: 'refused', message: 'Questions are closed for this lesson.' }),
} satisfies States;
