import { Duration } from 'aws-cdk-lib';

/** Settings in which a function may differ: for how long it may run, and its memory in megabytes. */
export interface FunctionSettings {
  readonly timeout?: Duration;
  readonly memorySize?: number;
}

/** Hashing a password takes one whole vCPU, and Lambda gives that from 1,769 MB on ("Configure Lambda function memory"). */
const hashing: FunctionSettings = { memorySize: 1_769 };

/** Where a function differs from the defaults of `SiteFunction` and `EventConsumer`. */
export const functionSettings: Readonly<Record<string, FunctionSettings>> = {
  reportDownloads: { timeout: Duration.minutes(2), memorySize: 1024 },
  /** Reads every download of a day. */
  checkCounters: { timeout: Duration.minutes(15), memorySize: 1024 },
  publishCollection: { timeout: Duration.minutes(1) },
  /** Somebody waits for a code: what failed comes back after ten seconds, so no try may take longer. */
  mailCodes: { timeout: Duration.seconds(10) },
  registerMember: hashing,
  signIn: hashing,
  resetPassword: hashing,
  deleteAccount: hashing,
  startAddingPasskey: hashing,
  countDownloads: { memorySize: 1024 },
  /** Runs every five minutes, and no two of them at once. */
  askAboutPayments: { timeout: Duration.minutes(4) },
  /** Two calls of the payment provider, of five seconds each. */
  refundOrder: { timeout: Duration.seconds(20) },
  /** Two calls of WeChat, of five seconds each, or waiting for another that makes them. */
  signWechatShare: { timeout: Duration.seconds(15) },
  /** A picture of 40 megapixels takes up to 540 MB while it is decoded, and what the ones before took may not be free again yet (functions/README.md). */
  inspectUploads: { memorySize: 1_769 },
  /** The same, while its member waits. */
  uploadImage: { timeout: Duration.seconds(20), memorySize: 1_769 },
  uploadLayui: { timeout: Duration.seconds(20), memorySize: 1_769 },
  /** Objects are deleted one by one. */
  eraseUnusedUploads: { timeout: Duration.minutes(4) },
  /** Opening the font and drawing a page is work for the processor, and the font lies in memory. */
  mailReceipts: { memorySize: 1024 },
  /** The same, while somebody waits. */
  printCertificate: { memorySize: 1_769 },
};
