import { statSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Resolver } from '../../core/assembly/resolver.ts';
import { named, type Resource, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import { rolePrincipal } from '../../core/authorization.ts';
import type { Site } from '../../core/counterpart.ts';
import { limitOf } from '../../core/limits.ts';
import { readProperties, wholeNumber } from '../../core/properties.ts';
import type { InstanceSettings } from './instance.ts';

const functionArn = regionalArn('lambda', ({ name }) => `function:${name}`);
export const functionType = {
  type: 'AWS::Lambda::Function',
  identity: named('FunctionName', functionArn, 64),
  properties: z.strictObject({
    Code: z.strictObject({ S3Key: z.string() }),
    DeadLetterConfig: z.optional(z.strictObject({ TargetArn: z.string() })),
    Environment: z.optional(z.strictObject({ Variables: z.optional(z.record(z.string(), z.coerce.string())) })),
    FunctionName: z.optional(z.string()),
    Handler: z.string(),
    MemorySize: z._default(wholeNumber, 128),
    Role: z.string(),
    Runtime: z.string().check(z.startsWith('nodejs')),
    Timeout: z._default(wholeNumber, 3),
  }),
  changeable: ['Code', 'Environment', 'Handler', 'MemorySize', 'Timeout'],
} satisfies ResourceType;
type FunctionProperties = z.infer<typeof functionType.properties>;

type FunctionSurroundings = Pick<Site, 'options' | 'place' | 'keyring'>;

/**
 * What a function is started from.
 * @param resolver of the assembly that the resource is in
 * @throws {Error} when the code is not a directory of the assembly, or the environment is larger than Lambda takes.
 */
export function settingsOf(
  resource: Resource,
  site: FunctionSurroundings,
  resolver: Resolver,
  onOutput: (functionName: string, line: string) => void,
): InstanceSettings {
  const declared = readProperties(resource, functionType.properties);
  const { stack, logicalId, name } = resource;
  const directory = resolver.asset(declared.Code.S3Key);
  if (!directory || !statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`The code of ${stack}/${logicalId} is not a directory of the assembly`);
  const variables = declared.Environment?.Variables ?? {};
  const most = limitOf('lambda.environment');
  if (Buffer.byteLength(JSON.stringify(variables)) > most)
    throw new Error(`The environment of ${stack}/${logicalId} is larger than the ${most} bytes Lambda takes`);
  return {
    directory,
    handler: declared.Handler,
    functionName: name,
    functionArn: String(resource.attribute('Arn')),
    memoryMegabytes: declared.MemorySize,
    temporaryDirectory: join(site.options.stateDirectory, 'tmp', name),
    timeoutSeconds: declared.Timeout,
    environment: { ...variables, ...lambdaVariables(resource, declared, directory, site) },
    onOutput: (line) => onOutput(name, line),
  };
}

/** The variables Lambda itself sets, and the one that leads the SDK to the gateway instead of the internet. */
function lambdaVariables(
  { name }: Resource,
  { Handler, MemorySize, Role, Runtime }: FunctionProperties,
  directory: string,
  { place, keyring }: FunctionSurroundings,
): Record<string, string> {
  const { accessKeyId, secretAccessKey, sessionToken = '' } = keyring.issue(rolePrincipal(Role));
  return {
    AWS_REGION: place.region,
    AWS_DEFAULT_REGION: place.region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_ENDPOINT_URL: place.gatewayUrl,
    AWS_EXECUTION_ENV: `AWS_Lambda_${Runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    // The developer's own ~/.aws must not reach into a function: on AWS there is none.
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    LAMBDA_TASK_ROOT: directory,
    _HANDLER: Handler,
    TZ: ':UTC',
  };
}
