import { Section } from '../../ui/layout/section.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { LateFilm } from '../../ui/media/late-film.tsx';

/** One cue on its way from the desk to the wall, as a film. */
export function InMotion() {
  return (
    <Section labelledBy="motion-title">
      <SectionHead id="motion-title" title="One cue, from the desk to the wall" />
      <LateFilm
        name="home"
        label="A sunrise plays on a stage. At the desk its timeline reaches the next cue, a tablet shows it begin, and flowers open on the wall."
      />
    </Section>
  );
}
