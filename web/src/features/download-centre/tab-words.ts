import type { DownloadTab } from '../../lib/addresses/download-tabs.ts';

interface TabWords {
  /** On the tab (product-rules.md#download-centre). */
  readonly label: string;
  /** Under the name of the page. */
  readonly text: string;
}

/** What each tab is called and holds. */
export const tabWords: Readonly<Record<DownloadTab, TabWords>> = {
  all: { label: 'All products', text: 'Everything we release, newest build of each platform.' },
  s: {
    label: 'S series',
    text: 'Media servers: windows and timeline, from one LED wall to a stage of sixteen outputs.',
  },
  c: { label: 'C series', text: 'Cloud editing, monitoring, download and scheduling for venues that open every day.' },
  p1: {
    label: 'P1',
    text: 'Live players by subscription or on an encrypted lock, with the runtime that activates them.',
  },
  hardware: {
    label: 'Hardware',
    text: 'Servers and extenders built for the rack, delivered with the software they run.',
  },
  auxiliary: {
    label: 'Auxiliary tools',
    text: 'Mobile control, codecs, NDI and the checks you run before the audience comes.',
  },
  code: { label: 'Hardware-code query', text: 'The code that ties a licence to one computer, and how to find yours.' },
};
