import { addressOf } from '../../../shared/addresses.ts';
import { ask } from '../../src/lib/api/api.ts';
import { definePage } from '../../src/lib/pages/define-page.ts';
import type { PageProps } from '../../src/lib/pages/page-module.ts';
import { useRemote } from '../../src/lib/remote/use-remote.ts';
import { Link } from '../../src/ui/actions/link/link.tsx';
import { LivePart } from '../../src/ui/feedback/live-part/live-part.tsx';
import { Section } from '../../src/ui/layout/section/section.tsx';
import { addToWall, listNotes, readWall } from './contract.ts';
import { testRoutes } from './routes.ts';

export const page = definePage(testRoutes.liveNotes, {
  meta: { title: 'Wall', description: 'What everybody noted, for tests.' },
});

/** A note that what shows the notes does not bear. */
const breakingNote = 'This breaks';

/** A page of live data: its document has the room for it, and what it is about. */
export default function LiveNotesPage({ params: { list = 'a' } }: PageProps<null>) {
  const wall = useRemote(list, async (signal) => (await ask(readWall, { list }, { signal })).data, {
    reads: async () => [readWall],
  });
  const mine = useRemote('mine', async (signal) => (await ask(listNotes, {}, { signal })).data);
  return (
    <>
      <h1>Wall</h1>
      <Section>
        <nav aria-label="Lists">
          {['a', 'b'].map((other) => (
            <Link key={other} to={addressOf(testRoutes.liveNotes, { list: other })}>{`List ${other}`}</Link>
          ))}
        </nav>
        <button type="button" onClick={() => void ask(addToWall, { list, text: 'A new note' })}>
          Add
        </button>
        <LivePart
          what="the notes"
          remote={wall}
          empty={{ is: (notes) => notes.length === 0, words: 'Nothing is noted yet.' }}
        >
          {(notes) => {
            if (notes.includes(breakingNote)) throw new Error('ours');
            return (
              <ul aria-label="Notes">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            );
          }}
        </LivePart>
        <p>{mine.data && `Mine: ${mine.data.owner}`}</p>
      </Section>
    </>
  );
}
