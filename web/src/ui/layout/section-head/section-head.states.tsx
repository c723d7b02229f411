import { ActionLink } from '../../actions/action-link/action-link.tsx';
import type { States } from '../../states.ts';
import { Section } from '../section/section.tsx';
import { SectionHead } from './section-head.tsx';

export default {
  'With a way on': (
    <Section space="none">
      <SectionHead id="gallery-way-on" title="Where it plays">
        <ActionLink to="/cases" kind="secondary">
          Show more
        </ActionLink>
      </SectionHead>
    </Section>
  ),
  'Title only': (
    <Section space="none">
      <SectionHead id="gallery-title-only" title="Historical version" />
    </Section>
  ),
} satisfies States;
