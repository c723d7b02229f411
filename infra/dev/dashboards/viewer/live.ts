/** Milliseconds from the end of a refresh to the beginning of the next. */
const every = 10_000;

interface Live {
  /** Turned on, it refreshes at once. */
  turn(isOn: boolean): void;
  /** Refreshes now: what is looked at has changed. */
  refreshNow(): void;
}

/**
 * Refreshes again and again while the page is seen. The next refresh waits for the one before, however long it takes.
 * @param refresh never throws; called again, it abandons what it still waits for
 */
export function startLive(refresh: () => Promise<void>): Live {
  let isLive = false;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refreshNow = async () => {
    clearTimeout(timer);
    const own = refresh();
    running = own;
    await own;
    if (running !== own) return;
    running = undefined;
    if (isLive && !document.hidden) timer = setTimeout(refreshNow, every);
  };
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (isLive && !document.hidden && !running) void refreshNow();
  });
  return {
    turn: (isOn) => {
      clearTimeout(timer);
      isLive = isOn;
      if (isOn) void refreshNow();
    },
    refreshNow,
  };
}
