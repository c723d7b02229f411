import { useRef, useState } from 'react';
import { uploadMessages } from '../../../../../shared/upload-kinds.ts';
import { fromNetwork } from '../../../lib/loading/load-failure.ts';
import { LateOpening } from '../../feedback/dialog/late-opening.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../form/form-state.ts';
import { useFormReset } from '../form/use-form-reset.ts';
import { troubleOfPhoto } from './photo-file.ts';
import { type UploadShape, UploadView } from './upload-view.tsx';
import { type SendFile, useUpload } from './use-upload.ts';

interface FileUploadProps {
  /** As the schema of the contract calls what stands for the file. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly shape: UploadShape;
  readonly send: SendFile;
  /** Address of the photo that is there already. */
  readonly present?: string;
  /** As the schema calls what is 1 where that photo is to go, and 0 where it stays; without it, it can only be replaced. */
  readonly removal?: string;
}

/** Writes what the form sends, and says so as a browser does: a rule that failed may pass now. */
function write(input: HTMLInputElement | null, value: string): void {
  if (!input || input.value === value) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @throws CutTrouble, whose words are for a person, and an error where what makes it does not come */
const whole = async (file: File) => (await fromNetwork(import('../photo-crop/whole-file.ts'))).wholeFile(file);

const loadCrop = async () => (await import('../photo-crop/photo-crop.tsx')).PhotoCrop;

/** A photo in a form: chosen, cut to its shape unless it is of a screen, and sent at once. What cuts it comes late (web/README.md#what-comes-late). */
export function FileUpload({ name, label, hint, shape, send, present, removal }: FileUploadProps) {
  const { id, error } = useField(name);
  const value = useRef<HTMLInputElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const removed = useRef<HTMLInputElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [chosen, setChosen] = useState<File>();

  const { state, start, retry, clear } = useUpload(send, (sent) => write(value.current, sent));
  const remove = (goes: boolean) => {
    setRemoved(goes);
    write(removed.current, goes ? '1' : '0');
  };
  useFormReset(value, () => {
    clear();
    remove(false);
  });

  const choose = async (file: File) => {
    const trouble = await troubleOfPhoto(file);
    if (trouble !== undefined) return clear(trouble);
    if ('trouble' in state) clear(); // what it says was about another photo
    if (shape !== 'screen') setChosen(file);
    else
      await whole(file).then(start, (error: Error) =>
        clear(error.name === 'CutTrouble' ? error.message : uploadMessages.failed),
      );
  };
  const focused = (deed: () => void) => () => {
    deed();
    control.current?.focus(); // what was pressed goes
  };

  const trouble = state.status === 'empty' || state.status === 'failed' ? state.trouble : undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={trouble ?? error}>
      <input
        ref={value}
        name={name}
        type="text"
        hidden
        toolparamdescription={`${label}: the key of an uploaded file`}
      />
      {removal && <input ref={removed} name={removal} type="text" defaultValue="0" hidden />}
      <UploadView
        id={id}
        shape={shape}
        state={state}
        present={isRemoved ? undefined : present}
        onRemove={removal && present && !isRemoved ? focused(() => remove(true)) : undefined}
        onKeep={isRemoved ? focused(() => remove(false)) : undefined}
        isInvalid={(trouble ?? error) !== ''}
        control={control}
        onChosen={(file) => void choose(file)}
        onRetry={focused(retry)}
        onClear={focused(() => clear())}
      />
      <LateOpening
        load={loadCrop}
        given={
          chosen && shape !== 'screen'
            ? {
                file: chosen,
                shape,
                onClose: () => setChosen(undefined),
                onTrouble: (said) => {
                  setChosen(undefined);
                  clear(said);
                },
                onCut: (cut) => {
                  setChosen(undefined);
                  remove(false); // the new one takes its place
                  void start(cut);
                },
              }
            : null
        }
      />
    </FieldFrame>
  );
}
