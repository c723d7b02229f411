import { browserContext } from '../../lib/api/browser-context.ts';
import { applyStoredTheme } from '../../lib/visitor/theme.ts';
import { currentAddress } from '../navigation/resolve-address.ts';
import { openPage } from '../pages/open-page.ts';
import { start } from './entry-client.tsx';

// Documents of the development server have no content and no inline loader; this does the loader's work, at once.
document.documentElement.classList.add('scripted', 'typeset');
applyStoredTheme(document.documentElement);
void start([], () => openPage(browserContext, currentAddress()));
