import { brand } from '../shared/brand.ts';
import type { StageSettings } from './stage-settings.ts';

/** What the stages say of themselves: whoever runs the site writes theirs here. A stage that says nothing is a site under CloudFront's own name. */
export const stages: Readonly<Record<string, StageSettings>> = {
  local: { paymentGateway: 'local', hsts: 'subdomains' },
  test: { paymentGateway: 'alipay-sandbox' },
  prod: { hosts: [new URL(brand.siteUrl).host], alarmAddresses: [brand.supportEmail] },
};
