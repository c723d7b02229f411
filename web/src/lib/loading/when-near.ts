/** How far below or above the screen counts as near. */
const nearby = '50%';

/**
 * Runs a task once an element comes near the screen.
 * @param margin how near, as of an IntersectionObserver
 * @returns what gives up waiting
 */
export function whenNear(element: Element, task: () => void, margin = nearby): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
