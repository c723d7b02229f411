import type * as z from 'zod/mini';

/**
 * A domain event: a literal name and version, the schema of its detail, and an example that tests and documentation use.
 * The name is EventBridge's `detail-type`; the version travels inside the detail.
 */
export interface DomainEvent<Detail extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly version: number;
  /** What it says and who publishes it, in one sentence. */
  readonly summary: string;
  readonly detail: Detail;
  readonly example: z.output<Detail>;
}

export type DetailOf<E extends DomainEvent> = z.output<E['detail']>;

/** EventBridge `source` of everything we publish. */
export const eventSource = 'media-server-site';

/** States an event while keeping its exact types. */
export function defineEvent<Detail extends z.ZodMiniType, const Name extends string>(
  event: DomainEvent<Detail> & { readonly name: Name },
): DomainEvent<Detail> & { readonly name: Name } {
  return event;
}
