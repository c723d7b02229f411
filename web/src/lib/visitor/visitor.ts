import { useSyncExternalStore } from 'react';
import type { Platform } from '../../../../shared/platform.ts';

/** What detection reads of a browser's `navigator`. */
export interface BrowserTraits {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Size of the window in CSS pixels. */
interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Phones and tablets (product-rules.md#mobile-detection). */
const handheld = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;
/** At this width or below, ccMAX and Touch treat any browser as a phone's. */
const phoneWidth = 768;

/** Whether a browser says that it runs on a phone or a tablet. */
export function isHandheld({ userAgent, maxTouchPoints }: BrowserTraits): boolean {
  // iPadOS calls itself a Macintosh; no Mac has a touch screen.
  return handheld.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** The desktop platform a browser runs on; undefined for phones, tablets and whatever we do not know. */
export function desktopPlatform(traits: BrowserTraits): Extract<Platform, 'windows' | 'mac'> | undefined {
  if (isHandheld(traits)) return undefined;
  if (/Windows NT/.test(traits.userAgent)) return 'windows';
  return /Macintosh/.test(traits.userAgent) ? 'mac' : undefined;
}

/** The platform a browser runs on, phones and tablets too; undefined for whatever we do not know. */
export function ownPlatform(traits: BrowserTraits): Platform | undefined {
  if (/Android/i.test(traits.userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(traits.userAgent)) return 'ios';
  return /Macintosh/.test(traits.userAgent) && isHandheld(traits) ? 'ios' : desktopPlatform(traits);
}

/** Whether mobile builds open here directly, not as a QR code for another device (product-rules.md#qr-download). */
export function opensMobileBuilds(traits: BrowserTraits, { width, height }: Viewport): boolean {
  const isUprightTablet = width / height <= 0.75 && width >= 640 && width <= 1_200;
  return isHandheld(traits) || width <= phoneWidth || isUprightTablet;
}

/** Whether this visitor is at a desktop in the sense of the mobile detection: a code to scan helps. */
export function scansInstead(): boolean {
  return !opensMobileBuilds(navigator, { width: innerWidth, height: innerHeight });
}

const never = () => () => {};

/** The visitor's desktop platform. It is known only after hydration, so that the prerendered page suits everyone. */
export function useDesktopPlatform(): Platform | undefined {
  return useSyncExternalStore(
    never,
    () => desktopPlatform(navigator),
    () => undefined,
  );
}

/** The visitor's platform of any kind, known only after hydration like the desktop's. */
export function useOwnPlatform(): Platform | undefined {
  return useSyncExternalStore(
    never,
    () => ownPlatform(navigator),
    () => undefined,
  );
}

/** Whether a QR code helps: true on desktops after hydration, false on phones and in the prerendered page. */
export function useScanInstead(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    scansInstead,
    () => false,
  );
}
