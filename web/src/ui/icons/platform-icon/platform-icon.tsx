import type { Platform } from '../../../../../shared/platform.ts';
import { Icon } from '../icon/icon.tsx';

/** Our own drawings. In a file of their own, because the shell needs none of them. */
const strokes: Readonly<Record<Platform, string>> = {
  windows: 'M4 6.2 11 5v6.5H4zM13 4.7l7-1.2v8h-7zM4 13.5h7V20l-7-1.2zM13 13.5h7v8l-7-1.2z',
  mac: 'M5.5 5h13a1 1 0 0 1 1 1v9.5h-15V6a1 1 0 0 1 1-1zM2.5 19h19l-2-3.5h-15z',
  android: 'M5 16.5a7 7 0 0 1 14 0zM8.2 10.2 6.6 7.4M15.8 10.2l1.6-2.8M9.3 13.6v.1M14.7 13.6v.1M5 19.5h14',
  ios: 'M8 2.8h8a1.7 1.7 0 0 1 1.7 1.7v15a1.7 1.7 0 0 1-1.7 1.7H8a1.7 1.7 0 0 1-1.7-1.7v-15A1.7 1.7 0 0 1 8 2.8zM10.5 5.4h3',
};

/** The icon of a platform, beside its name. */
export function PlatformIcon({ platform }: { readonly platform: Platform }) {
  return <Icon path={strokes[platform]} />;
}
