import type { States } from '../../states.ts';
import { RichText } from './rich-text.tsx';

const html = `<p>Redundancy moves into the show file.</p><h3>New</h3><ul><li>Paired servers: press <kbd>F8</kbd> to
compare.</li><li>See <a href="/history">the history</a> for <code>cue.go</code>.</li></ul><h3>Known limits</h3><p>Pairing
needs equal graphics cards in both servers.</p>`;

export default {
  'Under a second heading': <RichText html={html} under={2} />,
  'Under a third heading': <RichText html={html} under={3} />,
} satisfies States;
