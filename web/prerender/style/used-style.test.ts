import { describe, expect, it, test } from 'vitest';
import { marksOf } from './marks.ts';
import { usedStyle } from './used-style.ts';

const html = '<main><section class="card wide"><h2>Films</h2><ul><li class="row"></li></ul></section></main>';
const used = (...sheets: string[]) => usedStyle(sheets, marksOf(html));

test.each([
  '.card{color:red}',
  'h2{color:red}',
  '.card.wide>ul .row:hover{color:red}',
  '*,:before{color:red}',
  '[aria-current]{color:red}',
  ':root.typeset .card{color:red}',
  'html:not(.scripted) .card{color:red}',
  '.card:not(.narrow){color:red}',
  '.row::marker{color:red}',
  '.card:has(.row,.cell){color:red}',
  ':is(.card,.tile) :where(h2,h3){color:red}',
  '.row:nth-child(2n+1 of .row)::after{content:"} .tile{"}',
  '.row{background:url(data:image/svg+xml;utf8,a;b)}',
  '@media (width>=48rem){.card{color:red}}',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  '@layer base,parts;',
  '.card{color:red;&:hover{color:blue}}',
])('a rule that could match an element stays: %s', (rule) => {
  expect(used(rule)).toBe(rule);
});

test.each([
  '.tile{color:red}',
  'h4{color:red}',
  '.card .tile{color:red}',
  '.card.narrow{color:red}',
  '.card:has(.tile){color:red}',
  ':is(.tile,.cell .row) h2{color:red}',
  '.card:is(:where(.tile)){color:red}',
  '@media (width>=48rem){.tile{color:red}@supports (gap:1px){.tile{gap:1px}}}',
  '.tile{color:red;&:hover{color:blue}}',
])('a rule that could match no element goes: %s', (rule) => {
  expect(used(`${rule}.card{color:red}`)).toBe('.card{color:red}');
});

test('of a list of selectors those stay that could match', () => {
  expect(used('.tile,.card:is(.narrow,.wide),h4{color:red}')).toBe('.card:is(.narrow,.wide){color:red}');
});

test('rules keep their order, over all sheets', () => {
  expect(used('.row{color:red}.tile{color:red}', '.card{color:red}.row{color:blue}')).toBe(
    '.row{color:red}.card{color:red}.row{color:blue}',
  );
});

test('custom properties and keyframes stay as long as something asks for them, through one another', () => {
  const sheet =
    ':root{--line:1px;--edge:var(--line);--lost:var(--deep);--deep:2px}@keyframes turn{to{rotate:1turn}}@keyframes lost{to{top:0}}';
  expect(used(`${sheet}.row{border-width:var(--edge);animation:1s turn}`)).toBe(
    ':root{--line:1px;--edge:var(--line)}@keyframes turn{to{rotate:1turn}}.row{border-width:var(--edge);animation:1s turn}',
  );
});

test('comments of the bundler go', () => {
  expect(used('/*$vite$:1*/.card{color:red}')).toBe('.card{color:red}');
});

describe('the marks of the first screen', () => {
  const page =
    '<header class="a"><details><summary class="i"></summary><div class="j"></div></details></header><main><p class="b"></p><section class="c"><div class="d"></div></section><section class="e"><footer class="f"></footer></section></main><footer class="g"></footer><button class="h"></button>';

  const all = [...'abcdefghij'];

  it('are those of the header without the panels of its menu, and of the first two parts of the page', () => {
    const { classes } = marksOf(page, 2);
    expect(all.filter((name) => classes.has(name))).toEqual([...'abcdhi']);
  });

  it('need no rules for print, which asks for the whole page', () => {
    const sheet = '.b{color:red}@media print{.b{color:#000}}';
    expect(usedStyle([sheet], marksOf(page, 2))).toBe('.b{color:red}');
    expect(usedStyle([sheet], marksOf(page))).toBe(sheet);
  });

  it('are fewer than those of the page', () => {
    const { classes } = marksOf(page);
    expect(all.every((name) => classes.has(name))).toBe(true);
  });
});
