import { useState } from 'react';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import moduleShape from '../../../ui/feedback/dialog/module-shape.module.css';
import { PictureSlides } from '../../../ui/media/picture-slides/picture-slides.tsx';

interface ImageDialogProps {
  /** Words of the button. */
  readonly label: string;
  readonly title: string;
  readonly images: readonly { readonly picture: string; readonly title: string }[];
}

/** Pictures at length. */
export function ImageDialog({ label, title, images }: ImageDialogProps) {
  const [open, setOpen] = useState(false);
  const pictures = images.map(({ picture, title: caption }) => ({ name: picture, alt: '', caption }));
  return (
    <>
      <button
        type="button"
        className={actionClass('secondary')}
        aria-haspopup="dialog"
        data-needs-script=""
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)} shape={moduleShape}>
        <PictureSlides label={title} pictures={pictures} shape="screen" />
      </Dialog>
    </>
  );
}
