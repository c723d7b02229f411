/** `2026-11-22 09:30` of a time (ISO 8601, UTC). */
export function minute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
