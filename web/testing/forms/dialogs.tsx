import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { TextButton } from '../../src/ui/actions/text-button/text-button.tsx';
import { ConfirmDialog } from '../../src/ui/feedback/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../src/ui/feedback/dialog/dialog.tsx';
import { showToast } from '../../src/ui/feedback/toast/show-toast.ts';
import { ProfileForm } from './profile-form.tsx';
import { PublicForm } from './public-form.tsx';

type Opened = 'message' | 'profile' | 'outer' | 'inner' | 'question';
type Note = (words: string) => void;

/** A form of the page from within which a dialog with a form opens: in the tree of React, one is inside the other. */
function Around({ opened, note }: { readonly opened: () => void; readonly note: Note }) {
  const [isOpen, setOpen] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    note('around was sent');
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && note('around heard Escape');
  return (
    <form aria-label="Around" onSubmit={onSubmit} onKeyDown={onKeyDown} onChange={() => note('around heard a change')}>
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

/** Dialogs above one another, with forms of both kinds. @param note hears of each that closes, and why */
export function Dialogs({ note = () => {} }: { readonly note?: Note }) {
  const [open, setOpen] = useState<readonly Opened[]>([]);
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
      <TextButton onClick={() => show('message')}>Write a message</TextButton>
      <TextButton onClick={() => show('profile')}>Edit the profile</TextButton>
      <TextButton onClick={() => show('outer')}>Open outer</TextButton>
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
    </main>
  );
}
