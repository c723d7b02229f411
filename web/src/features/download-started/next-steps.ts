import type { Platform } from '../../../../shared/platform.ts';
import { type ProductType, productTypes } from '../../../../shared/product-type.ts';
import { href } from '../../lib/addresses/href.ts';

interface StepLink {
  readonly label: string;
  readonly to: string;
}

/** One thing to do with a downloaded file. */
export interface NextStep {
  readonly title: string;
  readonly text: string;
  readonly links: readonly StepLink[];
}

interface Advice extends Pick<NextStep, 'title' | 'text'> {
  readonly links?: readonly StepLink[];
}

/** Another download that this one goes with. */
const toGet = (type: ProductType) => ({ label: `Get ${productTypes[type].name}`, to: href.history(type) });

const locked: Advice = {
  title: 'Licence on a lock',
  text: 'Plug the encrypted lock in; it needs no code. License Reader extracts its licence file, named by date and licence number.',
  links: [toGet(20), { label: 'How to read a lock', to: href.to('lock') }],
};

/**
 * Locks of these can be ordered (product-rules.md#dongle-purchase).
 * @param tid what is ordered; without it customer service sells
 */
const lockedToOrder = (tid?: string): Advice => ({
  ...locked,
  links: [
    ...(locked.links ?? []),
    { label: 'Order a lock', to: href.to('orderInfo', tid === undefined ? {} : { tid }) },
  ],
});

/** @param type of the plans (product-rules.md#subscription-plans) */
const plans = (type: string) => ({ label: 'Plans and prices', to: href.to('course', { type }) });

const hardwareCode = { label: 'Hardware code', to: href.download('code') };

/** What a product asks for once it is installed (product-rules.md#product-facts). */
const advice: Readonly<Record<ProductType, Advice>> = {
  1: lockedToOrder('5'),
  2: locked,
  3: locked,
  9: {
    title: 'Choose a plan',
    text: 'Press Purchase in the program: 60 days, annual or perpetual.',
    links: [plans('2')],
  },
  10: {
    title: 'Choose a plan',
    text: 'P1 Activation reads the hardware code of this computer. Press Purchase in the program: 60 days, annual or perpetual.',
    links: [toGet(17), hardwareCode, plans('1')],
  },
  11: {
    title: 'Connect to the show',
    text: 'Same LAN, firewall off; the software must be of 15 January 2021 or later. ccMAX is a control terminal only: create no project, and do not leave with unsaved changes.',
  },
  12: {
    title: 'Sign in where it asks',
    text: 'Only media management and the logo text of test patterns need an account.',
  },
  13: { title: 'Connect to S3', text: 'Enter the IP address of the server. Device and server are on the same LAN.' },
  14: {
    title: 'Mind the host',
    text: 'Version 2020 or later of the video-editing host is recommended, CS6 is the minimum. Keep one version of it installed.',
    links: [toGet(15)],
  },
  15: {
    title: 'Play an export',
    text: 'The player shows HVC films of up to 16384 by 16384 pixels as the plugin exports them.',
    links: [toGet(14)],
  },
  16: lockedToOrder('4'),
  17: {
    title: 'Copy the hardware code',
    text: 'The tool shows the code of this computer. Send it with your order, or enter it in the P1 client when you purchase.',
    links: [hardwareCode, { label: 'Tutorial', to: href.to('tutorial') }],
  },
  18: locked,
  19: { title: 'Send a picture', text: 'Free, no licence. S1, S2 and S3 take up to 10 NDI streams at 1920x1080.' },
  20: {
    title: 'Plug in the lock',
    text: 'The licence file is named by date and licence number, with a suffix of your own if you give one.',
    links: [{ label: 'How to read a lock', to: href.to('lock') }],
  },
  21: lockedToOrder(),
  22: {
    title: 'Mind the version',
    text: 'The plugin needs S3 Pro 5.1.4 or later.',
    links: [toGet(21)],
  },
  23: {
    title: 'Try it free',
    text: 'The free trial needs no licence. For more, contact sales.',
    links: [{ label: 'Contact sales', to: href.to('contact') }],
  },
};

/** The manual of what was downloaded, by its name; the library of manuals has it for nobody else. */
const manuals: Partial<Record<ProductType, string>> = {
  1: 's1',
  2: 's2',
  9: 'p1-plus',
  11: 'cc-max',
  14: 'hvc-tutorial',
  15: 'hvc-tutorial',
  18: 'p1-plus',
  21: 's3-pro',
};

/** A plugin goes where its host is. */
const hosts: Partial<Record<ProductType, string>> = {
  14: ' on the computer with the video-editing host',
  22: ' on the computer with the Stream Deck',
};

function install(type: ProductType, platform: Platform): NextStep {
  const title = 'Install it';
  if (platform === 'ios') return { title, text: 'The app store installs it.', links: [] };
  if (platform === 'android') {
    const needs = type === 11 ? ' It needs Android 10.0 or above.' : '';
    return { title, text: `Open the file on the phone or tablet, and allow its installation.${needs}`, links: [] };
  }
  return { title, text: `Unpack the archive${hosts[type] ?? ''}, and start the installer in it.`, links: [] };
}

interface Downloaded {
  readonly type: ProductType;
  readonly version: string;
  readonly platform: Platform;
}

/**
 * What comes after a download: install, licence, manual.
 * @param withHistory whether release histories may be linked for this download (product-rules.md#download-started)
 */
export function nextSteps({ type, version, platform }: Downloaded, withHistory: boolean): readonly NextStep[] {
  const { title, text, links = [] } = advice[type];
  const manual = manuals[type];
  const notes = withHistory ? [{ label: `Notes of ${version}`, to: href.history(type, version) }] : [];
  const reading = {
    title: 'Manual',
    text: 'How it works, by subject.',
    links: [
      manual === undefined
        ? { label: 'Manuals', to: href.manuals() }
        : { label: `Manual of ${productTypes[type].name}`, to: href.manual(manual) },
      ...notes,
    ],
  };
  return [install(type, platform), { title, text, links }, reading];
}
