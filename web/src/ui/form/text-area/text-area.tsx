import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { asLines, lengthOf } from '../../../../../shared/typed/text.ts';
import styles from '../field/field.module.css';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../form/form-state.ts';
import { useFormReset } from '../form/use-form-reset.ts';
import { CharactersLeft } from './characters-left.tsx';

type TextAreaProps = Pick<ComponentProps<'textarea'>, 'autoComplete' | 'rows'> & {
  /** As the schema of the contract calls it. */
  readonly name: string;
  readonly label: string;
  /** What it begins with; another beginning takes the place of one to which nothing was added. */
  readonly defaultValue?: string | undefined;
  readonly hint?: string;
  /** In characters. It is counted and checked; the browser cuts nothing off, which would lose what is pasted without a word. */
  readonly longest: number;
  /** Whether the form may be sent without it. */
  readonly optional?: boolean;
  readonly className?: string | undefined;
};

/** How many characters of a text the contract counts. */
const lengthOfKept = (text: string) => lengthOf(asLines(text).trim());

/** Several lines of text with their label, room for what is wrong, and a counter once their end is near. */
export function TextArea({
  name,
  label,
  defaultValue = '',
  hint,
  longest,
  optional = false,
  className,
  ...area
}: TextAreaProps) {
  const { id, error, control } = useField(name);
  const field = useRef<HTMLTextAreaElement>(null);
  const beginning = useRef(defaultValue);
  const [length, setLength] = useState(0);

  const count = () => setLength(lengthOfKept(field.current?.value ?? ''));
  const countFilledIn = useEffectEvent(count);
  useEffect(() => countFilledIn(), []); // a browser fills in again what stood there before a reload
  useFormReset(field, () => queueMicrotask(count)); // the field is cleared after it was said

  // React shows another default value only where it has shown none.
  useEffect(() => {
    const [element, before] = [field.current, beginning.current];
    beginning.current = defaultValue;
    if (!element || before === defaultValue || element.value !== before) return;
    element.value = defaultValue;
    setLength(lengthOfKept(defaultValue));
  }, [defaultValue]);

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={<CharactersLeft left={longest - length} longest={longest} />}
      className={className}
    >
      <textarea
        {...area}
        {...control}
        defaultValue={defaultValue}
        ref={(element) => {
          field.current = element;
          control.ref?.(element);
        }}
        className={styles.input}
        required={!optional}
        onChange={(event) => {
          setLength(lengthOfKept(event.target.value));
          void control.onChange?.(event);
        }}
      />
    </FieldFrame>
  );
}
