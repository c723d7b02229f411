import type { States } from '../../states.ts';
import { Picture } from '../picture/picture.tsx';
import { Carousel } from './carousel.tsx';

const slides = ['s1', 's2', 's3', 'ndi'].map((name) => ({
  key: name,
  content: <Picture name={name} sizes="20rem" alt="" />,
}));

export default {
  'Three side by side': <Carousel label="Products" slides={slides} perView={3} />,
  'One at a time': <Carousel label="Views" slides={slides} perView={1} interval={2_500} />,
} satisfies States;
