/**
 * The origins to which a content security policy lets a page send forms: whole ones alone, as our stages name them
 * (`shared/origins.ts`).
 * @param policy the header of the page; none lets forms go nowhere
 */
export function formOrigins(policy: string | null): readonly string[] {
  const directives = (policy ?? '').split(/[;,]/).map((directive) => directive.trim().split(/\s+/));
  const [, ...sources] = directives.find(([name]) => name?.toLowerCase() === 'form-action') ?? [];
  return sources.filter((source) => URL.parse(source)?.origin === source);
}
