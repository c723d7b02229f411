import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { showKeptToast } from '../../src/ui/feedback/toast/show-kept-toast.ts';
import '../../src/app/start/styles.ts';
import { rootErrors } from '../../src/lib/loading/root-errors.ts';
import { TextButton } from '../../src/ui/actions/text-button/text-button.tsx';
import { ConfirmDialog } from '../../src/ui/feedback/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../src/ui/feedback/dialog/dialog.tsx';
import { showToast } from '../../src/ui/feedback/toast/show-toast.ts';
import { ProfileForm } from './profile-form.tsx';
import { PublicForm } from './public-form.tsx';

// Forms of both kinds, in the page and in dialogs above one another, for browser tests. No part of the site.

type Opened = 'message' | 'profile' | 'outer' | 'inner' | 'question';

/** A form of the page from within which a dialog with a form opens: in the tree of React, one is inside the other. */
function Around({ opened, note }: { readonly opened: () => void; readonly note: (words: string) => void }) {
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setCount(count + 1);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && note('around heard Escape');
  return (
    <form aria-label="Around" onSubmit={onSubmit} onKeyDown={onKeyDown} onChange={() => note('around heard a change')}>
      <output aria-label="Sent around">{count}</output>
      <TextButton onClick={() => setOpen(true)}>Open a form inside</TextButton>
      <Dialog open={isOpen} title="A form inside" onClose={() => setOpen(false)} initialFocus="field">
        <form
          aria-label="Inside"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
          }}
        >
          <input name="inside" aria-label="Inside" />
          <TextButton onClick={opened}>Open another</TextButton>
        </form>
      </Dialog>
    </form>
  );
}

function Forms() {
  const [open, setOpen] = useState<readonly Opened[]>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  const note = (words: string) => setNotes((before) => [...before, words]);
  const show = (dialog: Opened) => setOpen((before) => [...before, dialog]);
  const dialog = (name: Opened) => ({
    open: open.includes(name),
    onClose: (reason: string) => {
      note(`${name} ${reason}`);
      setOpen((before) => before.filter((other) => other !== name));
    },
  });

  return (
    <main>
      <h1>Forms</h1>
      <output aria-label="Notes">{notes.join(', ')}</output>
      <p>
        <TextButton ref={opener} onClick={() => show('message')}>
          Write a message
        </TextButton>{' '}
        <TextButton onClick={() => show('profile')}>Edit the profile</TextButton>{' '}
        <TextButton onClick={() => show('outer')}>Open outer</TextButton>{' '}
        <TextButton onClick={() => showToast('Saved')}>Say something</TextButton>{' '}
        <TextButton
          onClick={() => {
            showToast('Please sign in again', { tone: 'failure', afterReload: true });
            location.reload();
          }}
        >
          Reload and say something
        </TextButton>
      </p>
      <PublicForm id="public" />
      <ProfileForm id="profile" onSent={note} />
      <Around opened={() => show('inner')} note={note} />
      <Dialog {...dialog('message')} title="Write a message" initialFocus="field" closesBeside>
        <PublicForm id="message" />
      </Dialog>
      <Dialog {...dialog('profile')} title="Edit the profile" initialFocus="heading">
        <ProfileForm
          id="profile-dialog"
          onSent={() => {
            note('profile sent');
            setOpen([]);
          }}
        />
      </Dialog>
      <Dialog {...dialog('outer')} title="Outer" initialFocus="heading">
        <TextButton onClick={() => show('inner')}>Open inner</TextButton>
        <TextButton onClick={() => show('question')}>Delete</TextButton>
        <TextButton onClick={() => showToast('Copied')}>Copy</TextButton>
      </Dialog>
      <Dialog {...dialog('inner')} title="Inner">
        <p>Above the other.</p>
        <TextButton onClick={() => setOpen([])}>Close all</TextButton>
      </Dialog>
      <ConfirmDialog
        {...dialog('question')}
        title="Delete this address?"
        text="It cannot be brought back."
        confirm="Delete"
        cancel="Keep it"
      />
      <div style={{ height: '100vh' }} />
    </main>
  );
}

showKeptToast();
const root = document.getElementById('root');
if (root) createRoot(root, rootErrors).render(<Forms />);
