/** `1 session`, `2 sessions`. */
export function sessionsWord(count: number): string {
  return `${count} ${count === 1 ? 'session' : 'sessions'}`;
}
