import { applyStoredTheme } from '../../lib/visitor/theme.ts';
import { start } from './entry-client.tsx';

// Documents of the development server have no content and no inline loader; this does the loader's work, at once.
document.documentElement.classList.add('scripted', 'typeset');
applyStoredTheme(document.documentElement);
void start();
