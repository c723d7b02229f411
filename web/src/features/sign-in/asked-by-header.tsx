import { useEffect, useEffectEvent } from 'react';
import { askToSignIn } from './ask-to-sign-in.ts';

/** Asks to sign in as soon as it is there: what the header loads when its button is pressed. @param onDone called once the dialog is gone */
export function AskedByHeader({ onDone }: { readonly onDone: () => void }) {
  const done = useEffectEvent(onDone);
  useEffect(() => void askToSignIn().then(() => done()), []);
  return null;
}
