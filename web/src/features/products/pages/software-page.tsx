import type { PageProps } from '../../../lib/pages/page-module.ts';
import { DownloadCard } from '../downloads/download-card.tsx';
import { SoftwareLayout } from '../layout/software-layout.tsx';
import type { SoftwareData } from './load-software.ts';

export const darkHeader = true;

/** Software with one download: S1 and S2 (product-rules.md#s1-and-s2), and tools (product-rules.md#tools). */
export default function SoftwarePage({ data }: PageProps<SoftwareData>) {
  const { type, functions, tellsRefusals } = data;
  return (
    <SoftwareLayout data={data} types={[type]} functions={functions} tellsRefusals={tellsRefusals}>
      {(builds) => <DownloadCard type={type} builds={builds} main />}
    </SoftwareLayout>
  );
}
