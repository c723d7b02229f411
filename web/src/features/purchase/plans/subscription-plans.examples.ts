import type { Examples } from '../../../lib/pages/examples.ts';

export default [
  { type: '1' },
  { type: '1', hwid: '7C3A-19F0-55D2' },
  { type: '1', hwid: 'not a code' },
] satisfies Examples;
