import { href } from '../../lib/addresses/href.ts';

const labels = {
  about: 'About certification',
  certificate: 'Certificate query',
  'sign-up': 'Sign up now',
  'sign-up-query': 'Sign-up query',
} as const;

/** Names of the tabs, each the value of `tab` in its address (product-rules.md#certification-centre). */
export type CertificationTab = keyof typeof labels;

export const tabNames = Object.keys(labels) as CertificationTab[]; // Object.keys loses the key type

/** Where a tab is. */
export const tabAddress = (tab: CertificationTab) => href.to('sign', { tab });

/** The tabs as links. */
export const tabs = tabNames.map((key) => ({ key, label: labels[key], to: tabAddress(key) }));

/** The tab of an address. @returns undefined where there is no such tab */
export function tabOf(name: string | undefined): (typeof tabs)[number] | undefined {
  return tabs.find(({ key }) => key === name);
}
