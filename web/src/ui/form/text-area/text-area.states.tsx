import { type ComponentProps, useEffect, useRef } from 'react';
import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { TextArea } from './text-area.tsx';

/** A text area into which something has been typed. */
function Typed({ text, ...area }: ComponentProps<typeof TextArea> & { readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector('textarea');
    if (!field) return;
    // As a person does: React hears only of what it has not put there itself.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  return (
    <div ref={place}>
      <TextArea {...area} />
    </div>
  );
}

export default {
  Empty: <TextArea name="content" label="Message" longest={2_000} />,
  'Near its end': <Typed name="near" label="Message" longest={40} text="Two walls, one of them is curved, HDR" />,
  'Too long, and sent': (
    <FormContext
      value={{
        id: 'long',
        state: { status: 'invalid', field: 'content', message: 'A message has at most 40 characters' },
      }}
    >
      <Typed
        name="content"
        label="Message"
        longest={40}
        text="Two walls, one of them is curved, and a floor that people walk on."
      />
    </FormContext>
  ),
} satisfies States;
