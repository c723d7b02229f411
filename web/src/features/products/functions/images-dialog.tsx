import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import moduleShape from '../../../ui/feedback/dialog/module-shape.module.css';
import { PictureSlides } from '../../../ui/media/picture-slides/picture-slides.tsx';

interface ImagesDialogProps {
  readonly title: string;
  readonly images: readonly { readonly picture: string; readonly title: string }[];
  readonly onClose: () => void;
}

/** Pictures at length. */
export function ImagesDialog({ title, images, onClose }: ImagesDialogProps) {
  const pictures = images.map(({ picture, title: caption }) => ({ name: picture, alt: '', caption }));
  return (
    <Dialog open title={title} onClose={onClose} shape={moduleShape}>
      <PictureSlides label={title} pictures={pictures} shape="screen" />
    </Dialog>
  );
}
