import { Tabs } from '../../../ui/data/tabs/tabs.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { Film } from '../../../ui/media/film/film.tsx';
import { Banner } from './banner.tsx';

/** One cue on its way from the desk to the wall as a film, and a banner of products where they play: one of both shows. */
export function InMotion() {
  return (
    <Section labelledBy="motion-title">
      <SectionHead id="motion-title" title="One cue, from the desk to the wall" />
      <Tabs
        label="What is shown"
        tabs={[
          {
            key: 'film',
            title: 'Film',
            content: (
              <Film
                name="home"
                label="A sunrise plays on a stage. At the desk its timeline reaches the next cue, a tablet shows it begin, and flowers open on the wall."
              />
            ),
          },
          { key: 'banner', title: 'In use', content: <Banner /> },
        ]}
      />
    </Section>
  );
}
