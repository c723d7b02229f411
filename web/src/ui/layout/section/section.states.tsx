import type { States } from '../../states.ts';
import { Section } from './section.tsx';

/** Neighbours, so that one sees the room between them. */
function under(space: 'chapter' | 'part' | 'opening' | 'none', width: 'page' | 'full' = 'page') {
  return (
    <>
      <Section space="none">The section above</Section>
      <Section space={space} width={width}>
        {space}, {width}
      </Section>
      <Section space="none">The section below</Section>
    </>
  );
}

export default {
  Chapter: under('chapter'),
  Part: under('part'),
  Opening: under('opening'),
  None: under('none'),
  'Full width': under('chapter', 'full'),
} satisfies States;
