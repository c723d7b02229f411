import type { States } from '../states.ts';
import { PictureSlides } from './picture-slides.tsx';

const pictures = [
  { name: 'stage-variety-show', alt: 'A stage before a wide wall', caption: 'The wall from the stalls' },
  { name: 'exhibition-hall', alt: 'A hall with lit walls', caption: 'The hall at noon' },
];

export default {
  Several: <PictureSlides label="Two places" pictures={pictures} />,
  One: <PictureSlides label="A place" pictures={pictures.slice(0, 1)} />,
} satisfies States;
