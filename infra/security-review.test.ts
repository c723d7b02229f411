import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { expect, test } from 'vitest';
import { reviewStacks } from './security-review.ts';

test.each([
  {
    what: 'a queue from which nothing is set aside',
    add: (stack: Stack) => new Queue(stack, 'Queue'),
    rule: 'Serverless-SQSRedrivePolicy',
  },
  {
    what: 'a bucket that answers without TLS',
    add: (stack: Stack) => new Bucket(stack, 'Bucket'),
    rule: 'AwsSolutions-S10',
  },
])('$what fails the synthesis by its rule', ({ add, rule }) => {
  const app = new App();
  reviewStacks(app);
  add(new Stack(app, 'Reviewed'));
  expect(() => app.synth()).toThrow(`::${rule}'`);
});
