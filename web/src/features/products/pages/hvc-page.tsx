import type { PageProps } from '../../../lib/pages/page-module.ts';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { DownloadCard } from '../downloads/download-card.tsx';
import { FilmPart } from '../functions/film-part.tsx';
import { Cautions } from '../layout/cautions.tsx';
import type { ProductData } from '../layout/product-data.ts';
import { SoftwareLayout } from '../layout/software-layout.tsx';

export const darkHeader = true;

/** The HVC plugin and its players (product-rules.md#hvc). */
export default function HvcPage({ data }: PageProps<ProductData<'hvc'>>) {
  const { editions, notes, films } = data.page;
  return (
    <SoftwareLayout
      data={data}
      types={[14, 15]}
      functions="What plugin and players do"
      tellsRefusals
      beforeDownload={<FilmPart id="films" title="Export and playback, on film" films={films} />}
      afterModules={
        <>
          <Section labelledBy="editions-title">
            <SectionHead id="editions-title" title="Three editions" />
            <DefinitionList
              terms={editions.map(({ number, title, text }) => ({ term: `${number} ${title}`, description: text }))}
            />
          </Section>
          <Cautions title="Before you install the plugin" cautions={notes} />
        </>
      }
    >
      {(builds) => (
        <>
          <DownloadCard type={14} builds={builds} main />
          <DownloadCard type={15} builds={builds} />
        </>
      )}
    </SoftwareLayout>
  );
}
