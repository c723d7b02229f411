import { describe, expect, it } from 'vitest';
import { problemsOf, smallLibrary } from './content-folder.ts';

const about = `---
title: About us
lead: What we make.
principles:
  - { title: Notes, text: Every release has some. }
  - { title: Sums, text: Every file has one. }
blurbs:
  - { product: s1, text: For conferences. }
---
We make software. See the [downloads](/download).
`;
const lock = `---
title: Extract a licence file
lead: It is inside the lock.
needs: [The lock itself]
steps:
  - { title: Insert it, text: Into a free port., picture: s1 }
  - { title: Extract it, text: Press the button., picture: s1 }
problems: []
---
Send the file to support.
`;
const s1 = `---
number: 2
title: S1
lead: Films for the conference.
videos:
  - { title: A page, text: You make one., steps: [Open it., Name it., Save it.] }
  - { title: A window, text: You open one., film: home }
---
They have no voice.
`;
const media = { pictures: new Set(['s1', 'stage-variety-show']), films: new Set(['home']) };

describe('texts of pages', () => {
  it('are front matter, and the text below it as HTML', () => {
    const { pageTexts } = smallLibrary({ 'pages/about.md': about });
    expect(pageTexts.about).toMatchObject({ title: 'About us', blurbs: [{ product: 's1' }] });
    expect(pageTexts.about?.html).toBe('<p>We make software. See the <a href="/download">downloads</a>.</p>');
  });

  it('of films say what each list is about, in the order of the tabs', () => {
    const { pageTexts } = smallLibrary({
      'videos/s2.md': s1.replace('number: 2', 'number: 3').replace('title: S1', 'title: S2').replace('home', 'hall'),
      'videos/s1.md': s1,
    });
    expect(pageTexts.videos?.tabs.map(({ name, title }) => [name, title])).toEqual([
      ['s1', 'S1'],
      ['s2', 'S2'],
    ]);
  });

  it('without problems where products, pictures and films exist', () => {
    const files = { 'pages/about.md': about, 'pages/lock.md': lock, 'videos/s1.md': s1 };
    expect(problemsOf(files, media)).toEqual([]);
  });

  it.each([
    ['a page of another name', 'pages/abuot.md', about, 'pages/abuot.md:1 file name: There is no page of this name'],
    [
      'an unknown product',
      'pages/about.md',
      about.replace('product: s1', 'product: s9'),
      'pages/about.md:8 blurbs.0.product: There is no product named s9',
    ],
    [
      'an unknown picture',
      'pages/lock.md',
      lock.replace('button., picture: s1', 'button., picture: lock'),
      'pages/lock.md:7 steps.1.picture: There is no picture named lock',
    ],
    [
      'an unknown film',
      'videos/s1.md',
      s1.replace('film: home', 'film: window'),
      'videos/s1.md:7 videos.1.film: There is no film named window',
    ],
    [
      'the number of another list',
      'videos/s1.md',
      s1.replace('number: 2', 'number: 3'),
      'videos/s1.md:2 number: The number of s1 is 2',
    ],
    [
      'a tutorial with neither a film nor steps',
      'videos/s1.md',
      s1.replace(', film: home', ''),
      'videos/s1.md:7 videos.1: A tutorial has a film, or steps in its place',
    ],
    [
      'a tutorial with a film and its steps',
      'videos/s1.md',
      s1.replace('You make one.,', 'You make one., film: home,').replace(', film: home }', ', steps: [A., B., C.] }'),
      'videos/s1.md:6 videos.0: A tutorial has a film, or steps in its place',
    ],
    [
      'a film that two tutorials share',
      'videos/s1.md',
      s1.replace(/steps: .*\]/, 'film: home'),
      'videos/s1.md:7 videos.1.film: home is the film of "A page"',
    ],
    [
      'two films of one title',
      'videos/s1.md',
      s1.replace('A window', 'A page'),
      'videos/s1.md:7 videos.1.title: A page stands here twice',
    ],
  ])('%s is a problem at its line', (_, file, text, problem) => {
    expect(problemsOf({ [file]: text }, media)).toEqual([problem]);
  });

  it('a film is in one list only', () => {
    const s2 = s1.replace('number: 2', 'number: 3').replace('title: S1', 'title: S2');
    expect(problemsOf({ 'videos/s1.md': s1, 'videos/s2.md': s2 }, media)).toEqual([
      'videos/s2.md:7 videos.1.film: home is the film of "A window"',
    ]);
  });

  it('a row of figures that lacks a value is a problem at its line', () => {
    const lease = `---
title: Rent a server
lead: For a weekend.
items:
  - { title: A server, text: For a tour., picture: s1, included: [A cable] }
terms: []
figures:
  caption: Figures
  columns: [Figure, A server]
  rows:
    - [Weight]
steps: []
---
No prices here.
`;
    expect(problemsOf({ 'pages/lease.md': lease }, media)).toEqual([
      'pages/lease.md:11 figures.rows.0: A value for each of the 2 columns is expected',
    ]);
  });
});
