const millisecondsPerDay = 86_400_000;

/** The current UTC day, `YYYY-MM-DD`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Every UTC day from one to another, both included; empty when they are the wrong way round. */
export function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = Math.floor((Date.parse(to) - first) / millisecondsPerDay) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * millisecondsPerDay).toISOString().slice(0, 10),
  );
}
