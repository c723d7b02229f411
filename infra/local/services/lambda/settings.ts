import { statSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Resolver, Resource } from '../../core/assembly/resolver.ts';
import { byName, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import type { Keyring } from '../../core/authorization.ts';
import { rolePrincipal } from '../../core/authorization.ts';
import { limitOf } from '../../core/limits.ts';
import { wholeNumber } from '../../core/properties.ts';
import type { FunctionSettings } from './function.ts';

const properties = z.strictObject({
  Code: z.strictObject({ S3Key: z.string() }),
  Environment: z.optional(z.strictObject({ Variables: z.optional(z.record(z.string(), z.coerce.string())) })),
  FunctionName: z.optional(z.string()),
  Handler: z.string(),
  MemorySize: z._default(wholeNumber, 128),
  ReservedConcurrentExecutions: z.optional(wholeNumber),
  Role: z.string(),
  Runtime: z.string().check(z.startsWith('nodejs')),
  Timeout: z._default(wholeNumber, 3),
});
export type FunctionProperties = z.infer<typeof properties>;

export const functionType: ResourceType<FunctionProperties> = {
  type: 'AWS::Lambda::Function',
  identity: {
    nameProperty: 'FunctionName',
    longest: 64,
    ref: byName,
    attributes: { Arn: regionalArn('lambda', ({ name }) => `function:${name}`) },
  },
  properties,
  changeable: ['Code', 'Environment', 'Handler', 'MemorySize', 'Timeout'],
};

/** What a function needs from the site around it. */
export interface FunctionSurroundings {
  readonly resolver: Resolver;
  readonly region: string;
  readonly gatewayUrl: string;
  readonly stateDirectory: string;
  readonly keyring: Keyring;
  readonly onOutput: (functionName: string, line: string) => void;
}

/** @throws {Error} when the code is not a directory of the assembly, or the environment is larger than Lambda takes. */
export function settingsOf(
  resource: Resource,
  declared: FunctionProperties,
  surroundings: FunctionSurroundings,
): FunctionSettings {
  const where = `${resource.stack}/${resource.logicalId}`;
  const directory = surroundings.resolver.asset(declared.Code.S3Key);
  if (!directory || !statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`The code of ${where} is not a directory of the assembly`);
  const variables = declared.Environment?.Variables ?? {};
  if (Buffer.byteLength(JSON.stringify(variables)) > limitOf('lambda.environment'))
    throw new Error(
      `The environment of ${where} is larger than the ${limitOf('lambda.environment')} bytes Lambda takes`,
    );
  return {
    directory,
    handler: declared.Handler,
    functionName: resource.name,
    functionArn: String(resource.attribute('Arn')),
    memoryMegabytes: declared.MemorySize,
    temporaryDirectory: join(surroundings.stateDirectory, 'tmp', resource.name),
    timeoutSeconds: declared.Timeout,
    reservedConcurrency: declared.ReservedConcurrentExecutions,
    environment: { ...variables, ...lambdaVariables(resource.name, declared, directory, surroundings) },
    onOutput: (line) => surroundings.onOutput(resource.name, line),
  };
}

/** The variables Lambda itself sets, and the one that leads the SDK to the gateway instead of the internet. */
function lambdaVariables(
  name: string,
  declared: FunctionProperties,
  directory: string,
  { region, gatewayUrl, keyring }: FunctionSurroundings,
): Record<string, string> {
  const { accessKeyId, secretAccessKey } = keyring.issue(rolePrincipal(declared.Role));
  return {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL: gatewayUrl,
    AWS_EXECUTION_ENV: `AWS_Lambda_${declared.Runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(declared.MemorySize),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    // The developer's own ~/.aws must not reach into a function: on AWS there is none.
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    LAMBDA_TASK_ROOT: directory,
    _HANDLER: declared.Handler,
    TZ: ':UTC',
  };
}
