import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls a task whenever the form of a field is emptied, before its fields are. */
export function useFormReset(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, task: () => void): void {
  const onReset = useEffectEvent(task);
  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [field]);
}
