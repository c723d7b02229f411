/** How long browsers keep to HTTPS, step by step: each is harder to take back than the one before, the last hardly at all. */
export const hstsSteps = {
  day: { days: 1, includeSubdomains: false, preload: false },
  years: { days: 730, includeSubdomains: false, preload: false },
  subdomains: { days: 730, includeSubdomains: true, preload: false },
  preload: { days: 730, includeSubdomains: true, preload: true },
} as const;

/**
 * Where the form of an order leads, by the gateway that a stage works with. Alipay documents its gateway and not the hosts that it redirects to (`unitradeadapter`,
 * `unitradeprod`, `excashier` have been seen), so all hosts of its domain are named.
 */
export const paymentGateways = {
  alipay: ['https://openapi.alipay.com', 'https://*.alipay.com'],
  'alipay-sandbox': ['https://openapi-sandbox.dl.alipaydev.com', 'https://*.alipaydev.com'],
  /** The stand-in of a laptop, on whatever port, which redirects to a host of its own. */
  local: ['http://127.0.0.1:*', 'http://cashier.localhost:*'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a stage may say of itself (`stages.ts`). */
export interface StageSettings {
  /** Host names that visitors use, the canonical one first; CloudFront's own name unless stated. */
  readonly hosts?: readonly [string, ...string[]];
  /** E-mail addresses that alarms are sent to; each confirms its subscription once. Nobody is told unless stated. */
  readonly alarmAddresses?: readonly string[];
  /** How long browsers keep to HTTPS: a day unless stated. To be raised once everything below the host speaks it. */
  readonly hsts?: keyof typeof hstsSteps;
  /** Where orders are paid: at Alipay unless stated. */
  readonly paymentGateway?: keyof typeof paymentGateways;
  /** Whether its domains are proven to SES already, by another system in the account: then they are used and not made. */
  readonly hasMailDomains?: boolean;
  /**
   * ARN of the account's monitor of cost anomalies by service, which the topic of alarms then subscribes to. An account has one at most, which AWS makes with Cost
   * Explorer: so no stack makes it. Anomalies are not notified unless stated.
   */
  readonly costMonitor?: string;
}
