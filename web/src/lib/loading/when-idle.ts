/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4_000 });
  else setTimeout(task, 1_000);
}
