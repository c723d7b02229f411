/** Runs inside the page: draws one screen. The screen itself comes from `screen:current`, which `../screen-shot.ts` resolves. */

import { size, default as View } from 'screen:current';
import { createRoot } from 'react-dom/client';
import './kit/base.css';

const stage = document.createElement('div');
stage.style.width = `${size.width}px`;
stage.style.height = `${size.height}px`;
stage.style.overflow = 'hidden';
stage.dataset.stage = '';
document.body.append(stage);
createRoot(stage).render(<View />);
