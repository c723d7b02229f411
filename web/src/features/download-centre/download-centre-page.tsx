import { type Platform, platforms } from '../../../../shared/platform.ts';
import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { useDesktopPlatform } from '../../lib/visitor/visitor.ts';
import { platformOf } from '../../shared-features/downloads/builds.ts';
import { TabStrip } from '../../ui/data/tab-strip/tab-strip.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { codeReader, HardwareCode } from './hardware-code.tsx';
import type { Build, DownloadCentreData } from './load-download-centre.ts';
import { mainBuild } from './main-build.ts';
import { MainBuildPanel } from './main-build-panel.tsx';
import { ProductList } from './product-list.tsx';

/** Whether the build on top is the visitor's own; nothing of the sort where their computer is not known. */
function noteOn({ system }: Build, computer: Platform | undefined): string {
  const made = platformOf(system);
  if (!computer) return 'Current version';
  const { label } = platforms[computer];
  return made === computer ? `For your computer: ${label}` : `Nothing here is made for ${label}`;
}

/** The download centre (product-rules.md#download-centre): seven tabs, each an address of its own. */
export default function DownloadCentrePage({ data: { tab, text, products, tabs } }: PageProps<DownloadCentreData>) {
  const computer = useDesktopPlatform();
  const main = mainBuild(products, computer);

  return (
    <>
      <PageHead title="Download centre" size="compact">
        <p>{text}</p>
      </PageHead>
      <Section id="products" space="none">
        <TabStrip
          label="Product families"
          tabs={tabs.map((each) => ({ ...each, to: href.download(each.key) }))}
          current={tab}
        />
        {main && (
          // Another build is another panel: lines that become longer or shorter would move what follows them.
          <MainBuildPanel
            key={main.build.file_path}
            main={main}
            tab={tab}
            note={noteOn(main.build, computer)}
            line={tab === 'code' ? codeReader : main.product.line}
          />
        )}
        {tab === 'code' && <HardwareCode />}
        <ProductList key={tab} products={products} {...(tab === 'all' && { families: tabs })} />
      </Section>
    </>
  );
}
