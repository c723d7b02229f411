import { useEffect, useEffectEvent, useState } from 'react';
import { messageTool } from '../../../../../shared/form-tools.ts';
import { messageLengths } from '../../../../../shared/message-lengths.ts';
import { fromNetwork } from '../../../lib/loading/load-failure.ts';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import { Form } from '../../../ui/form/form/form.tsx';
import type { LoadEntry } from '../../../ui/form/form/use-late-form.ts';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import { TextArea } from '../../../ui/form/text-area/text-area.tsx';
import { MessageList } from './message-list.tsx';
import styles from './message-thread.module.css';

const calls = () => fromNetwork(import('../../../shared-features/messages/message-calls.ts'));

const entry: LoadEntry = async () => (await calls()).sendMessage;

/** Messages that are shown at first, and then as many more at a time. */
const [first, more] = [15, 50];

/** Asks for new answers while the thread is on show, every 15 seconds; and says once that this document reads it. */
function useNewAnswers(onNew: () => void): void {
  const hear = useEffectEvent(onNew);
  useEffect(() => {
    let ends: (() => void)[] = [];
    let isOver = false;
    const begin = async () => {
      const { bindDocument, unreadAnswers } = await calls();
      if (isOver) return;
      const onCount = () => {
        if (unreadAnswers.count() > 0) hear();
      };
      ends = [unreadAnswers.subscribe(onCount), unreadAnswers.open()];
      await bindDocument();
    };
    void begin().catch(() => {}); // the list says what cannot be had
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, []);
}

/** The messages between a member and customer service, and the form that adds one (product-rules.md#customer-messages). */
export function MessageThread() {
  const [shown, setShown] = useState<number>(first);
  const thread = useRemote('thread', async (signal) => (await calls()).readThread(shown, signal), {
    reads: async () => (await calls()).reads,
  });
  useNewAnswers(thread.ask);

  const showEarlier = () => {
    setShown(shown === first ? more : shown + more);
    thread.ask();
  };

  return (
    <div className={styles.thread}>
      <LivePart
        what="your messages"
        remote={thread}
        empty={{ is: ({ count }) => count === 0, words: 'You have not written yet. Customer service answers here.' }}
      >
        {({ messages, count }) => (
          <>
            {/* What is older than two years is counted and no longer there. */}
            {count > shown && messages.length >= shown && (
              <TextButton disabled={thread.isAsking} onClick={showEarlier}>
                Show earlier messages
              </TextButton>
            )}
            <MessageList messages={messages} />
          </>
        )}
      </LivePart>
      <Form
        id="message-form"
        label="Message to customer service"
        tool={messageTool}
        entry={entry}
        className={styles.form}
      >
        <TextArea name="content" label="Your message" rows={4} longest={messageLengths.content} />
        <div className={styles.send}>
          <SubmitButton>Send</SubmitButton>
          <p>
            A mail tells you of an answer that you have not read within five minutes. Messages are kept for two years.
          </p>
        </div>
        <FormAnswer />
      </Form>
    </div>
  );
}
