/**
 * Reads a variable that infra sets.
 * @throws Error when it is missing: at start-up, so that a wrong deployment never serves a request
 */
export function requiredEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** Reads a variable that may be missing; '' when it is. */
export function optionalEnvironment(name: string): string {
  return process.env[name] ?? '';
}
