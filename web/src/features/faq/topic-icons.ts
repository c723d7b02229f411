import type { FaqIcon } from '../../../../shared/faq-icons.ts';
import { moduleStrokes } from '../../ui/icons/module-strokes.ts';
import { strokes } from '../../ui/icons/page-strokes.ts';

/** Strokes of each icon that a topic may have; they go into the page's data, so that a page needs no table of all. */
export const topicIcons: Readonly<Record<FaqIcon, string>> = {
  windows: moduleStrokes.windows,
  key: moduleStrokes.key,
  timeline: moduleStrokes.timeline,
  users: moduleStrokes.users,
  film: moduleStrokes.film,
  layers: moduleStrokes.layers,
  cloud: moduleStrokes.cloud,
  tablet: moduleStrokes.tablet,
  panel: moduleStrokes.panel,
  pattern: moduleStrokes.pattern,
  license: moduleStrokes.license,
  ndi: moduleStrokes.ndi,
  transcode: moduleStrokes.transcode,
  outputs: moduleStrokes.outputs,
  download: strokes.download,
  lock: moduleStrokes.lock,
  calendar: moduleStrokes.calendar,
  check: strokes.check,
  list: strokes.list,
  calculator: moduleStrokes.calculator,
};
