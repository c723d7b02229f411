import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { actionClass } from '../../actions/action-class.ts';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import type { CloseReason } from '../../feedback/dialog/close-dialog.ts';
import { Dialog } from '../../feedback/dialog/dialog.tsx';
import shape from '../../feedback/dialog/form-shape.module.css';
import { cutOf, firstView, type View } from './crop-geometry.ts';
import { CropStage } from './crop-stage.tsx';
import { CutTrouble, cutFile } from './cut-file.ts';
import { type OpenedPhoto, openPhoto } from './open-photo.ts';
import styles from './photo-crop.module.css';

/** Shapes that a photo is cut to: how wide by how high, and how many pixels across are sent at most. */
const shapes = {
  portrait: { ratio: 3 / 4, across: 900 },
  square: { ratio: 1, across: 512 },
} as const;

export type PhotoShape = keyof typeof shapes;

interface PhotoCropProps {
  /** What was chosen. */
  readonly file: File;
  readonly shape: PhotoShape;
  /** Takes what is to be sent, a JPEG below the most that may be. */
  readonly onCut: (cut: File) => void;
  /** The file is no picture that can be opened, or no cut of it can be sent. */
  readonly onTrouble: (message: string) => void;
  readonly onClose: (reason: CloseReason) => void;
}

const unreadable = 'This file cannot be opened as a photo. Please choose another one.';

/** The dialog in which a photo is cut to its shape before it is sent. */
export function PhotoCrop({ file, onTrouble, onClose, ...given }: PhotoCropProps) {
  const [photo, setPhoto] = useState<OpenedPhoto>();

  const open = useEffectEvent(async (signal: AbortSignal) => {
    const opened = await openPhoto(file).catch(() => undefined);
    if (signal.aborted) return;
    if (opened) setPhoto(opened);
    else onTrouble(unreadable);
  });
  useEffect(() => {
    const stay = new AbortController();
    void open(stay.signal);
    return () => stay.abort();
  }, []);

  // Before its picture is there, the dialog would be of another size; the place around says that it opens.
  if (!photo) return <p role="status">Opening the photo …</p>;
  return (
    <Dialog open title="Cut the photo" initialFocus="heading" shape={shape} onClose={onClose}>
      <Cutting photo={photo} onTrouble={onTrouble} {...given} />
    </Dialog>
  );
}

interface CuttingProps extends Pick<PhotoCropProps, 'shape' | 'onCut' | 'onTrouble'> {
  readonly photo: OpenedPhoto;
}

function Cutting({ photo, shape: shapeName, onCut, onTrouble }: CuttingProps) {
  const { ratio, across } = shapes[shapeName];
  const subject = useMemo(() => ({ size: photo, ratio }), [photo, ratio]);
  const [view, setView] = useState<View>(() => firstView(subject));
  const [isCutting, setCutting] = useState(false);

  const cut = async () => {
    if (isCutting) return;
    setCutting(true);
    try {
      onCut(await cutFile(photo.picture, cutOf(subject, view), across));
    } catch (error) {
      onTrouble(error instanceof CutTrouble ? error.message : unreadable);
    }
  };

  return (
    <div className={styles.cutting}>
      <CropStage photo={photo} subject={subject} view={view} change={setView} isPortrait={shapeName === 'portrait'} />
      <div className={styles.buttons}>
        <button type="button" className={actionClass('primary')} aria-busy={isCutting} onClick={() => void cut()}>
          Use this photo
        </button>
        <TextButton onClick={() => setView(firstView(subject))}>Start over</TextButton>
      </div>
    </div>
  );
}
