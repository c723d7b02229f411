import type { States } from '../../states.ts';
import { PictureSlides } from './picture-slides.tsx';

const pictures = [
  { name: 'stage-variety-show', alt: 'A stage before a wide wall', caption: 'The wall from the stalls' },
  { name: 'exhibition-hall', alt: 'A hall with lit walls', caption: 'The hall at noon' },
];

const screens = [
  { name: 'screen-s1', alt: 'Windows of a page' },
  { name: 'screen-cc-max-tablet', alt: 'Cues on a tablet' },
];

export default {
  Scenes: <PictureSlides label="Two places" pictures={pictures} shape="scene" />,
  One: <PictureSlides label="A place" pictures={pictures.slice(0, 1)} shape="scene" />,
  Screens: <PictureSlides label="Two screens" pictures={screens} shape="screen" />,
} satisfies States;
