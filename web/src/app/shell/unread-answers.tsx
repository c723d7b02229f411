import { useLateComponent } from '../../lib/loading/use-late-component.ts';
import { whenIdle } from '../../lib/loading/when-idle.ts';
import { useUser } from '../../lib/session/use-session.ts';

const mark = async () => {
  await new Promise<void>(whenIdle);
  return (await import('../../shared-features/messages/unread-mark.tsx')).UnreadMark;
};

function LateMark() {
  const { loaded } = useLateComponent<object>(mark);
  return loaded && <loaded.Component />;
}

/** The mark of unread answers, for members. It comes when the browser is idle, and where it cannot be had, nothing is missing. */
export function UnreadAnswers() {
  return useUser() && <LateMark />;
}
