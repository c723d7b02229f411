/**
 * Reads a variable that infra sets.
 * @throws when it is missing, at start-up, so that a wrong deployment never serves a request
 */
export function requiredEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** The name the function runs under, for logs and metrics. */
export function functionName(): string {
  return process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'unnamed';
}
