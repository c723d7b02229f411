import { applyStoredTheme } from '../lib/theme.ts';
import { start } from './entry-client.tsx';

// The development server's documents hold no content and no inline loader: this does what that does, at once.
document.documentElement.classList.add('scripted', 'typeset');
applyStoredTheme();
void start();
