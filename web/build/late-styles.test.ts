import { expect, test } from 'vitest';
import { nameLateStyles } from './late-styles.ts';

const list =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/kit.css","assets/dialog.css","assets/code.css"])))=>i.map(i=>d[i]);\n';
const script =
  'import{a}from"./kit.js";b(()=>import(`./dialog.js`),__vite__mapDeps([0,1]));b(()=>import(`./code.js`),__vite__mapDeps([2]));';

test('a script names the style sheets of what it imports late where it asks for it, but those that are there', () => {
  expect(nameLateStyles(list + script, new Set(['assets/kit.css']))).toBe(
    'import{a}from"./kit.js";b(()=>import(`./dialog.js`),["assets/dialog.css"]);b(()=>import(`./code.js`),["assets/code.css"]);',
  );
});

test('a script that imports no style sheet late stays as it is', () => {
  expect(nameLateStyles('import{a}from"./kit.js";', new Set())).toBe('import{a}from"./kit.js";');
});
