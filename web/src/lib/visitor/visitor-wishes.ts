/** Whether the visitor asked for little traffic. Some browsers know no such wish. */
export function savesData(): boolean {
  return 'connection' in navigator && Boolean(Object(navigator.connection).saveData);
}

/** Whether the visitor asked for little movement. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
