import * as z from 'zod/mini';
import { attached, byName, type ResourceType, regionalArn, type Subject } from '../../core/assembly/resource-type.ts';
import { listOf } from '../../core/json.ts';
import { statementsOf } from '../../core/policy-statements.ts';
import { anyObject, wholeNumber } from '../../core/properties.ts';

const queueUrl = ({ name, place }: Subject) => `${place.gatewayUrl}/${place.accountId}/${name}`;

/** Standard queues. FIFO ones stop the start: the site uses none, as a rule would put all its events into one message group. */
export const queueType = {
  type: 'AWS::SQS::Queue',
  identity: {
    nameProperty: 'QueueName',
    longest: 80,
    ref: queueUrl,
    attributes: { Arn: regionalArn('sqs', byName), QueueName: byName, QueueUrl: queueUrl },
  },
  properties: z.strictObject({
    QueueName: z.optional(z.string()),
    VisibilityTimeout: z._default(wholeNumber, 30),
    DelaySeconds: z._default(wholeNumber, 0),
    MessageRetentionPeriod: z._default(wholeNumber, 345_600),
    RedrivePolicy: z.optional(z.strictObject({ deadLetterTargetArn: z.string(), maxReceiveCount: wholeNumber })),
  }),
} satisfies ResourceType;
export type QueueProperties = z.infer<typeof queueType.properties>;

/** Who may use which queues. A policy names queues by their URL. */
export const queuePolicyType: ResourceType = {
  type: 'AWS::SQS::QueuePolicy',
  identity: attached,
  properties: z.strictObject({ PolicyDocument: anyObject, Queues: z.array(z.string()) }),
  grants: (policy, { region, accountId }) => {
    const { PolicyDocument, Queues } = policy.properties();
    return listOf(Queues).map((url) => ({
      resource: `arn:aws:sqs:${region}:${accountId}:${String(url).split('/').at(-1)}`,
      statements: statementsOf(PolicyDocument),
    }));
  },
};
