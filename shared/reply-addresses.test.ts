import { expect, test } from 'vitest';
import { withOrigin, withoutOrigin } from './reply-addresses.ts';

const origin = 'https://stage.example.net';
const published = {
  img: '/pictures/s1-960.webp',
  images: ['/pictures/s1-960.webp', '/pictures/s2-960.webp'],
  buttonUrl: '/product-s1',
  builds: [
    { file_path: '/downloads/s1.zip', win_path: '' },
    { file_path: 'https://apps.example.com/s1', size: 3 },
  ],
  dir: [{ child: [{ video_url: '/media/films/home-h264.mp4', content: '<img src="/pictures/s1-960.webp">' }] }],
  nothing: null,
};

test('paths that are published are answered as addresses on the origin, and nothing else changes', () => {
  expect(withOrigin(origin, published)).toEqual({
    img: `${origin}/pictures/s1-960.webp`,
    images: [`${origin}/pictures/s1-960.webp`, `${origin}/pictures/s2-960.webp`],
    buttonUrl: '/product-s1',
    builds: [
      { file_path: `${origin}/downloads/s1.zip`, win_path: '' },
      { file_path: 'https://apps.example.com/s1', size: 3 },
    ],
    dir: [
      {
        child: [{ video_url: `${origin}/media/films/home-h264.mp4`, content: '<img src="/pictures/s1-960.webp">' }],
      },
    ],
    nothing: null,
  });
});

test('the client has the paths again', () => {
  expect(withoutOrigin(origin, withOrigin(origin, published))).toEqual(published);
  expect(withoutOrigin('https://stage.example', { img: `${origin}/a.webp` })).toEqual({ img: `${origin}/a.webp` });
});
