import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { ActionLink } from '../../ui/actions/action-link/action-link.tsx';
import { Link } from '../../ui/actions/link/link.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { CallToAction } from '../../ui/layout/call-to-action/call-to-action.tsx';
import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { SectionHead } from '../../ui/layout/section-head/section-head.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import { Thumbnail } from '../../ui/media/picture/thumbnail.tsx';
import styles from './about-page.module.css';
import type { AboutData } from './load-about.ts';

/** The company, and what each product is for. */
export default function AboutPage({ data: { title, lead, html, principles, blurbs } }: PageProps<AboutData>) {
  return (
    <>
      <PageHead title={title}>
        <p>{lead}</p>
      </PageHead>
      <Section space="none">
        <Split share="three-to-two" from="desktop" align="start" className={styles.company}>
          <RichText html={html} under={1} />
          <ul className={styles.principles}>
            {principles.map((principle) => (
              <li key={principle.title}>
                <h2>{principle.title}</h2>
                <p>{principle.text}</p>
              </li>
            ))}
          </ul>
        </Split>
      </Section>
      <Section labelledBy="products-title">
        <SectionHead id="products-title" title="What each product is for" />
        <CardGrid columns="two-then-three" edge="line" className={styles.products}>
          {blurbs.map(({ title: name, picture, path, text }) => (
            <li key={picture}>
              <Thumbnail name={picture} />
              <div>
                <h3>
                  <Link to={path}>{name}</Link>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="ask-title" width="full">
        <CallToAction
          id="ask-title"
          title="Bring us a drawing"
          text="Pixels, outputs and a date are enough for a first answer. Sales reads them, and support is there once it runs."
        >
          <ActionLink to={href.to('contact')} kind="secondary">
            Contact
          </ActionLink>
        </CallToAction>
      </Section>
    </>
  );
}
