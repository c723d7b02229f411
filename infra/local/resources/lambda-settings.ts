import { statSync } from 'node:fs';
import { devNull } from 'node:os';
import * as z from 'zod/mini';
import type { Resolver, Resource } from '../cloudformation/resolver.ts';
import type { Credentials } from '../http/signature-v4.ts';
import type { FunctionSettings } from './lambda-function.ts';
import { readProperties, wholeNumber } from './properties.ts';

const properties = z.object({
  Code: z.object({ S3Key: z.optional(z.string()) }),
  Handler: z.string(),
  Role: z.string(),
  Runtime: z.string().check(z.startsWith('nodejs')),
  Timeout: z._default(wholeNumber, 3),
  MemorySize: z._default(wholeNumber, 128),
  ReservedConcurrentExecutions: z.optional(wholeNumber),
  Environment: z.optional(z.object({ Variables: z._default(z.record(z.string(), z.coerce.string()), {}) })),
});

/** What a function needs from the site around it. */
export interface FunctionSurroundings {
  readonly resolver: Resolver;
  readonly region: string;
  readonly gatewayUrl: string;
  /** The access key of a role, by the role's ARN. */
  readonly credentialsOf: (roleArn: string) => Credentials;
  readonly onOutput: (functionName: string, line: string) => void;
}

/** A function of the template as the runtime starts it. */
export interface DeclaredFunction {
  readonly settings: FunctionSettings;
  readonly roleArn: string;
}

/** @throws {Error} when the code is not a directory of the assembly. */
export function readFunction(resource: Resource, surroundings: FunctionSurroundings): DeclaredFunction {
  const declared = readProperties(resource, properties);
  const directory = surroundings.resolver.asset(declared.Code.S3Key ?? '');
  if (!directory || !statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`The code of ${resource.stack}/${resource.logicalId} is not a directory of the assembly`);
  }
  const variables = declared.Environment?.Variables ?? {};
  return {
    roleArn: declared.Role,
    settings: {
      directory,
      handler: declared.Handler,
      functionName: resource.name,
      functionArn: String(resource.attribute('Arn')),
      memoryMegabytes: declared.MemorySize,
      timeoutSeconds: declared.Timeout,
      reservedConcurrency: declared.ReservedConcurrentExecutions,
      environment: { ...variables, ...lambdaVariables(resource.name, declared, directory, surroundings) },
      onOutput: (line) => surroundings.onOutput(resource.name, line),
    },
  };
}

/** The variables Lambda itself sets, and the one that leads the SDK to the gateway instead of the internet. */
function lambdaVariables(
  name: string,
  declared: z.infer<typeof properties>,
  directory: string,
  { region, gatewayUrl, credentialsOf }: FunctionSurroundings,
): Record<string, string> {
  const { accessKeyId, secretAccessKey } = credentialsOf(declared.Role);
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
