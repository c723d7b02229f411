/** Stands for the parser of patterns that wouter brings: `shared/routes.ts` has them, and no route here is wouter's. */
export function parse(): never {
  throw new Error('Routes stand in shared/routes.ts, and not in a Route of wouter');
}
