import { add, every, set, unset } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';

const groupType = 'AWS::Logs::LogGroup';
const deliveryType = 'AWS::Logs::Delivery';

/** Fields of CloudFront's logs that tell who asked, or what somebody wrote into an address. */
const personal = ['c-ip', 'x-forwarded-for', 'cs-uri-query', 'cs(Cookie)'];

export const logs: Universals = {
  'a log group forgets after a day at the earliest and thirteen months at the latest': {
    violations: each(groupType, (group) => {
      const days = group.number('RetentionInDays');
      return [!(days >= 1 && days <= 400) && `keeps logs for ${Number.isNaN(days) ? 'ever' : `${days} days`}`];
    }),
    catches: {
      'logs kept for ten years': every(groupType, set({ RetentionInDays: 3_653 })),
      'logs kept for ever': every(groupType, unset('RetentionInDays')),
    },
  },

  'a log group goes with its stack, so that its name is free for the next': {
    violations: each(groupType, ({ declared }) => [
      declared.DeletionPolicy !== 'Delete' && 'stays when its stack goes',
    ]),
    catches: {
      'a log group that stays': every(groupType, (declared) => {
        declared.DeletionPolicy = 'Retain';
      }),
    },
  },

  'a delivery of logs has chosen fields, and nothing about who asked': {
    violations: each(deliveryType, (delivery) => [
      !delivery.has('RecordFields') && 'delivers every field',
      ...delivery.texts('RecordFields').map((field) => personal.includes(field) && `delivers ${field}`),
    ]),
    catches: {
      'a delivery of every field': add(deliveryType, { DeliverySourceName: 'edge' }),
      'a delivery of addresses': add(deliveryType, { DeliverySourceName: 'edge', RecordFields: ['date', 'c-ip'] }),
    },
  },

  'a delivery of logs leads from what is ours to what is ours': {
    violations: (stacks) => [
      ...each(deliveryType, (delivery) => [
        !stacks.find('AWS::Logs::DeliverySource', delivery.text('DeliverySourceName')) && 'has no source',
        !stacks.find('AWS::Logs::DeliveryDestination', delivery.text('DeliveryDestinationArn')) && 'has no destination',
      ])(stacks),
      ...each('AWS::Logs::DeliverySource', (source) => [
        !stacks.find('AWS::CloudFront::Distribution', source.text('ResourceArn')) && 'is of something foreign',
      ])(stacks),
      ...each('AWS::Logs::DeliveryDestination', (destination) => {
        const arn = destination.text('DestinationResourceArn');
        const found = stacks.find('AWS::S3::Bucket', arn) ?? stacks.find(groupType, arn);
        return [!found && 'is something foreign'];
      })(stacks),
    ],
    catches: {
      'a delivery of nothing to nowhere': add(deliveryType, { RecordFields: ['date'] }),
      'a source that is foreign': add('AWS::Logs::DeliverySource', {
        ResourceArn: 'arn:aws:cloudfront::1:distribution/D',
      }),
      'a destination that is foreign': add('AWS::Logs::DeliveryDestination', {
        DestinationResourceArn: 'arn:aws:s3:::b',
      }),
    },
  },
};
