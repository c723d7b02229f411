import type { Service } from '../core/counterpart.ts';
import { cloudfront } from './cloudfront/index.ts';
import { cloudwatch } from './cloudwatch/index.ts';
import { dynamodb } from './dynamodb/index.ts';
import { events } from './events/index.ts';
import { httpApi } from './http-api/index.ts';
import { kms } from './kms/index.ts';
import { lambda } from './lambda/index.ts';
import { s3 } from './s3/index.ts';
import { scheduler } from './scheduler/index.ts';
import { secrets } from './secrets/index.ts';
import { ses } from './ses/index.ts';
import { sqs } from './sqs/index.ts';
import { waf } from './waf/index.ts';

/** Every service, in the order of starting: one that another needs at its start comes before it. They end in reverse order. */
export const services: readonly Service[] = [
  secrets,
  kms,
  dynamodb,
  sqs,
  lambda,
  events,
  ses,
  scheduler,
  s3,
  httpApi,
  waf,
  cloudfront,
  cloudwatch,
];
