import type { CloudFrontFunctionsCookies } from 'aws-lambda';

/** Headers, cookies or query parameters as functions see them: of each the first value, and all when there are several. */
export type FunctionValues = CloudFrontFunctionsCookies;

/** Headers that edge functions do not see and may not set. */
const disallowed =
  /^(?:connection|expect|keep-alive|proxy-(?:authenticate|authorization|connection)|trailer|upgrade|x-accel-.*|x-amz-cf-.*|x-amzn-.*|x-cache|x-edge-.*|x-forwarded-proto|x-real-ip)$/;

/** Headers that functions may read and pass on, but neither set, change nor remove. */
const readOnly = {
  'viewer-request': ['content-length', 'host', 'transfer-encoding', 'via'],
  'viewer-response': ['content-encoding', 'content-length', 'transfer-encoding', 'warning', 'via'],
} as const;

/** When a function is called. */
export type EventType = keyof typeof readOnly;

/** Whether functions may see a header. */
export function isVisible(name: string): boolean {
  return !disallowed.test(name);
}

/**
 * Why CloudFront refuses the headers that a function returned; `undefined` when it accepts them.
 * @param given the headers the function was given; none when it answered by itself
 */
export function headerFault(event: EventType, given: FunctionValues, returned: FunctionValues): string | undefined {
  for (const [name, header] of Object.entries(returned)) {
    if (name !== name.toLowerCase()) return `the header name ${name} is not in lower case`;
    if (!isVisible(name)) return `functions may not set the header ${name}`;
    const values = header.multiValue ?? [header];
    if (!values.every(({ value }) => typeof value === 'string')) return `the value of the header ${name} is not a text`;
  }
  const changed = readOnly[event].find((name) => given[name]?.value !== returned[name]?.value);
  return changed && `functions may not set, change or remove the header ${changed}`;
}
