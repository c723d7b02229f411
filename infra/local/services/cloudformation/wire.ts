import type { Resolver } from '../../core/assembly/resolver.ts';
import type { Place } from '../../core/assembly/resource-type.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { type AwsRequest, type Wire, xmlReply } from '../../core/gateway/wire.ts';

const namespace = 'http://cloudformation.amazonaws.com/doc/2010-05-15/';

/** CloudFormation behind the gateway: `DescribeStacks`, so that tools find outputs here as they do on AWS. */
export function createCloudformationWire(resolver: Resolver, { accountId, region }: Place): Wire {
  const parametersOf = ({ body }: AwsRequest) => new URLSearchParams(body.toString());
  const stackArn = (name: string) => `arn:aws:cloudformation:${region}:${accountId}:stack/${name}/local`;
  return {
    protocol: 'xml',
    needs: (request) => {
      const name = parametersOf(request).get('StackName');
      return [
        { action: `cloudformation:${parametersOf(request).get('Action')}`, resource: name ? stackArn(name) : '*' },
      ];
    },
    answer: (request) => {
      const parameters = parametersOf(request);
      const wanted = parameters.get('StackName');
      if (parameters.get('Action') !== 'DescribeStacks') {
        throw new AwsError('UnknownOperationException', 'The local runtime knows DescribeStacks only');
      }
      const stacks = Object.entries(resolver.outputs()).filter(
        ([name]) => wanted === null || name === wanted || stackArn(name) === wanted,
      );
      if (wanted !== null && stacks.length === 0)
        throw new AwsError('ValidationError', `Stack with id ${wanted} does not exist`);
      const members = stacks.map(([name, outputs]) => ({
        StackId: stackArn(name),
        StackName: name,
        StackStatus: 'CREATE_COMPLETE',
        CreationTime: new Date(0).toISOString(),
        Outputs: {
          member: Object.entries(outputs).map(([OutputKey, value]) => ({ OutputKey, OutputValue: String(value) })),
        },
      }));
      const content = {
        DescribeStacksResult: { Stacks: { member: members } },
        ResponseMetadata: { RequestId: request.requestId },
      };
      return xmlReply('DescribeStacksResponse', content, namespace);
    },
  };
}
