/**
 * List prices of us-east-1 in US dollars, without free tiers and without what a contract takes off. From the price pages of each service
 * (aws.amazon.com/<service>/pricing), as they were known in January 2026: look once more before a decision hangs on one.
 */
export const prices = {
  /** For a million. */
  million: {
    /** HTTPS, to North America and Europe. */
    edgeRequest: 1,
    edgeFunction: 0.1,
    /** Whatever the rules are. */
    firewallRequest: 0.6,
    apiCall: 1,
    invocation: 0.2,
    /** A gigabyte for a second, on arm64. */
    gigabyteSecond: 13.3334,
    /** 4 KB read consistently; 1 KB written, twice that in a transaction. */
    readUnit: 0.125,
    writeUnit: 0.625,
    /** Up to 64 KB. */
    event: 1,
    queueRequest: 0.4,
    keyRequest: 3,
    mail: 100,
    objectWrite: 5,
  },
  /** For a gigabyte. */
  gigabyte: {
    /** The first ten terabytes of a month, to North America and Europe. */
    edgeOut: 0.085,
    logs: 0.5,
    /** In the class that no metric reads. */
    rareLogs: 0.25,
    archive: 0.1,
  },
  /** For a month, of what is there whether somebody comes or not. */
  month: {
    alarmMetric: 0.1,
    compositeAlarm: 0.5,
    dashboard: 3,
    customMetric: 0.3,
    firewall: 5,
    firewallRule: 1,
    key: 1,
    secret: 0.4,
    /** Five long polls that take twenty seconds each, all month. */
    idleQueue: 0.26,
    /** Eight metrics of a distribution. */
    edgeMetrics: 2.4,
  },
} as const;
