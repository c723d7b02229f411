import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../../lib/is-composing.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { cutOf, mostZoom, type Subject, type View, zoomed } from './crop-geometry.ts';
import { afterKey } from './crop-keys.ts';
import styles from './crop-stage.module.css';
import { drawCut } from './cut-file.ts';
import type { OpenedPhoto } from './open-photo.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropStageProps {
  readonly photo: OpenedPhoto;
  readonly subject: Subject;
  readonly view: View;
  readonly change: (next: (view: View) => View) => void;
  /** Whether an outline shows where a head goes. */
  readonly isPortrait: boolean;
}

/** Pixels of the canvas across, enough for what it is drawn at on a sharp screen. */
const across = 600;

/** What is said of a view after a key, in place of seeing it. */
function wordsOf(subject: Subject, view: View): string {
  const { left, top, width, height } = cutOf(subject, view);
  const share = (before: number, all: number, part: number) => Math.round((100 * before) / Math.max(all - part, 1));
  const { size } = subject;
  const place = `${share(left, size.width, width)} % from the left, ${share(top, size.height, height)} % from the top`;
  return `Zoom ${Math.round(view.zoom * 100)} %, ${place}`;
}

/** A photo under the frame that is cut out of it: drag, pinch and wheel, arrow keys, plus and minus, and a slider. */
export function CropStage({ photo, subject, view, change, isPortrait }: CropStageProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [said, say] = useState('');
  const gestures = useCropGestures(stage, subject, change);
  const most = mostZoom(subject);

  useLayoutEffect(() => {
    if (canvas.current) drawCut(canvas.current, photo.picture, cutOf(subject, view));
  }, [photo, subject, view]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(event.key, subject, view);
    if (!next || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(() => next);
    say(wordsOf(subject, next));
  };

  return (
    <div className={styles.crop}>
      <div
        {...gestures}
        ref={stage}
        role="application"
        aria-label="Frame of the photo"
        aria-describedby={`${id}-keys`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, as its description says
        tabIndex={0}
        className={isPortrait ? `${styles.stage} ${styles.portrait}` : styles.stage}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} width={across} height={Math.round(across / subject.ratio)} />
      </div>
      <p id={`${id}-keys`} className={styles.hint}>
        Drag the photo, or use the arrow keys, + and −.
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <label className={styles.zoom}>
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={most}
          step={0.01}
          value={view.zoom}
          disabled={most === 1}
          aria-valuetext={`${Math.round(view.zoom * 100)} %`}
          onChange={({ target }) => change((last) => zoomed(subject, last, Number(target.value) / last.zoom))}
        />
      </label>
    </div>
  );
}
