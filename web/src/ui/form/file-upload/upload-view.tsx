import type { ChangeEvent, Ref } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import type { PhotoShape } from '../photo-crop/photo-crop.tsx';
import styles from './upload-view.module.css';
import type { UploadState } from './use-upload.ts';

/** What a photo is cut to, or that it is a picture of a screen, which is sent whole. */
export type UploadShape = PhotoShape | 'screen';

interface UploadViewProps {
  /** Of the control, whose label stands elsewhere. */
  readonly id: string;
  readonly shape: UploadShape;
  readonly state: UploadState;
  /** Address of the photo that is there already, shown until another one is chosen. */
  readonly present?: string | undefined;
  readonly isInvalid: boolean;
  /** Takes the focus that goes with what was pressed. */
  readonly control?: Ref<HTMLInputElement>;
  readonly onChosen: (file: File) => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  /** Marks the photo that is there as one that goes; absent where there is none, or it cannot. */
  readonly onRemove?: (() => void) | undefined;
  /** Takes that back; given once it is marked. */
  readonly onKeep?: (() => void) | undefined;
}

const words = { sending: 'Uploading', failed: '', sent: 'Uploaded' } as const;

/** A photo and how far it is: chosen, on its way, failed, there. Its room is the same in each. A file may be dropped on it as well. */
export function UploadView({
  id,
  shape,
  state,
  present,
  isInvalid,
  control,
  onChosen,
  onRetry,
  onClear,
  onRemove,
  onKeep,
}: UploadViewProps) {
  const { status } = state;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // the same file may be chosen again
    if (file) onChosen(file);
  };
  const shown = status === 'empty' ? present : state.shown;
  return (
    <div className={styles.upload}>
      <div className={`${styles.frame} ${styles[shape]}`} data-status={status} data-empty={!shown || undefined}>
        {shown ? <img src={shown} alt="" /> : <Icon path={shape === 'screen' ? strokes.scan : strokes.person} />}
      </div>
      <div className={styles.beside}>
        <div className={styles.choose}>
          <input
            ref={control}
            id={id}
            type="file"
            accept="image/jpeg,image/png"
            aria-invalid={isInvalid}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={onChange}
          />
          <span aria-hidden="true">
            {shown ? 'Choose another' : `Choose a ${shape === 'screen' ? 'picture' : 'photo'}`}
          </span>
        </div>
        <div className={styles.progress}>
          {status === 'sending' && (
            <>
              <progress aria-label="Upload" value={state.share} max={1} />
              <TextButton onClick={onClear}>Cancel</TextButton>
            </>
          )}
          {status === 'failed' && <TextButton onClick={onRetry}>Try again</TextButton>}
          {status === 'empty' && onRemove && <TextButton onClick={onRemove}>Remove</TextButton>}
          {status === 'empty' && onKeep && <TextButton onClick={onKeep}>Keep it</TextButton>}
          {status === 'sent' && <TextButton onClick={onClear}>Remove</TextButton>}
          <span role="status" className={styles.said}>
            {status === 'sent' && <Icon path={strokes.check} />}
            {status === 'empty' ? onKeep && 'Removed once you save' : words[status]}
            {status === 'sending' && ` ${Math.round(state.share * 100)} %`}
          </span>
        </div>
      </div>
    </div>
  );
}
