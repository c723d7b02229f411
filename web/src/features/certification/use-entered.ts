import { useEffect, useState } from 'react';

/** What a field of a form on the page holds, whoever wrote it; empty where nothing. @param form its id */
export function enteredIn(form: string, name: string): string {
  const element = document.getElementById(form);
  return element instanceof HTMLFormElement ? String(new FormData(element).get(name) ?? '') : '';
}

/** The same as it is now. A browser may have filled it in before the page came to life, or over a reload. */
export function useEntered(form: string, name: string): string {
  const [entered, setEntered] = useState('');
  useEffect(() => {
    const element = document.getElementById(form);
    const read = () => setEntered(enteredIn(form, name));
    read();
    element?.addEventListener('input', read);
    return () => element?.removeEventListener('input', read);
  }, [form, name]);
  return entered;
}
