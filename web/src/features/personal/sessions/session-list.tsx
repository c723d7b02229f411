import { useRef } from 'react';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import styles from '../row-list.module.css';
import { SettingsGroup } from '../settings-group.tsx';
import { personalCalls, useDeed } from '../use-deed.ts';
import { SessionRow } from './session-row.tsx';

/** Where the member is signed in; one session can be ended, or all others (product-rules.md#sign-in). */
export function SessionList() {
  const sessions = useRemote('sessions', async (signal) => (await personalCalls()).readSessions(signal));
  const list = useRef<HTMLUListElement>(null);
  const act = useDeed();
  const hasOthers = sessions.data?.some(({ is_current }) => is_current === 0);

  const showAnew = () => {
    list.current?.focus(); // the button that was pressed goes
    sessions.ask();
  };
  const endOthers = (
    <button
      type="button"
      className={actionClass('secondary')}
      onClick={() =>
        act(async ({ endOtherSessions }) => {
          if (await endOtherSessions()) showAnew();
        })
      }
    >
      Sign out everywhere else
    </button>
  );

  return (
    <SettingsGroup
      title="Sessions"
      text="Where you are signed in. End what you do not know, and change your password then."
      action={hasOthers && endOthers}
    >
      <LivePart
        what="your sessions"
        remote={sessions}
        empty={{ is: (all) => all.length === 0, words: 'You are signed in nowhere else.' }}
      >
        {(all) => (
          <ul ref={list} className={styles.list} aria-label="Sessions" tabIndex={-1}>
            {all.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() =>
                  act(async ({ endSession }) => {
                    if (await endSession(session)) showAnew();
                  })
                }
              />
            ))}
          </ul>
        )}
      </LivePart>
    </SettingsGroup>
  );
}
