import { useState } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import type { States } from '../../states.ts';
import { PhotoCrop, type PhotoShape } from './photo-crop.tsx';

/** A photo that the page draws itself: head and shoulders before a wall, wider than high. */
async function drawnPhoto(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1_200, 900];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is nothing to draw with');
  const fill = (colour: string, draw: () => void) => {
    pen.fillStyle = colour;
    pen.beginPath();
    draw();
    pen.fill();
  };
  fill('#3a4a63', () => pen.rect(0, 0, 1_200, 900));
  fill('#1d2638', () => pen.ellipse(600, 900, 300, 330, 0, 0, 7));
  fill('#e8c9a8', () => pen.ellipse(600, 380, 150, 190, 0, 0, 7));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
}

function Cropping({ shape }: { readonly shape: PhotoShape }) {
  const [file, setFile] = useState<File>();
  const close = () => setFile(undefined);
  return (
    <>
      <TextButton onClick={async () => setFile(await drawnPhoto())}>{`Cut a ${shape}`}</TextButton>
      {file && <PhotoCrop file={file} shape={shape} onCut={close} onTrouble={close} onClose={close} />}
    </>
  );
}

export default {
  Portrait: { element: <Cropping shape="portrait" />, after: 'open' },
  Square: { element: <Cropping shape="square" />, after: 'open' },
} satisfies States;
