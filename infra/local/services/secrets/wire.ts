import { AwsError } from '../../core/gateway/error.ts';
import { type AwsReply, type AwsRequest, inputOf, jsonReply, type Wire } from '../../core/gateway/wire.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { limitOf } from '../../core/limits.ts';
import { type Secret, type SecretStore, versionOf } from './store.ts';

type Operation = (store: SecretStore, secret: Secret, input: JsonObject) => JsonObject;

const operations: Readonly<Record<string, Operation>> = {
  GetSecretValue: (store, secret, { VersionId, VersionStage }) => {
    const version = versionOf(store, secret, { versionId: textOf(VersionId), stage: textOf(VersionStage) });
    return {
      ARN: secret.arn,
      Name: secret.name,
      VersionId: version.versionId,
      SecretString: version.value,
      VersionStages: [...version.stages],
      CreatedDate: version.createdAt / 1_000,
    };
  },
  PutSecretValue: (store, secret, { SecretString, ClientRequestToken }) => {
    const value = textOf(SecretString);
    if (value === undefined)
      throw new AwsError(
        'InvalidParameterException',
        'You must provide a SecretString; binary values are not kept here.',
      );
    if (Buffer.byteLength(value) > limitOf('secrets.value'))
      throw new AwsError('ValidationException', `The secret is larger than ${limitOf('secrets.value')} bytes.`);
    const { versionId, stages } = store.put(secret.arn, { value, versionId: textOf(ClientRequestToken) });
    return { ARN: secret.arn, Name: secret.name, VersionId: versionId, VersionStages: [...stages] };
  },
  DescribeSecret: (store, { arn, name }) => {
    const staged = store.versions(arn).filter(({ stages }) => stages.length > 0);
    return {
      ARN: arn,
      Name: name,
      VersionIdsToStages: Object.fromEntries(staged.map(({ versionId, stages }) => [versionId, [...stages]])),
    };
  },
};

/** Secrets Manager behind the gateway: `GetSecretValue`, `PutSecretValue`, `DescribeSecret`. */
export function createSecretsWire(store: SecretStore): Wire {
  const secretOf = (request: AwsRequest) => store.find(textOf(inputOf(request).SecretId) ?? '');
  return {
    protocol: 'json',
    needs: (request) => [{ action: `secretsmanager:${request.operation}`, resource: secretOf(request).arn }],
    answer: (request): AwsReply => {
      const operation = operations[request.operation];
      if (!operation)
        throw new AwsError('UnknownOperationException', `The local runtime does not know ${request.operation}`);
      return jsonReply(operation(store, secretOf(request), inputOf(request)));
    },
  };
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
