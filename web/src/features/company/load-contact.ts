import { textPage } from '../../lib/pages/text-page.ts';

export const page = textPage('contact');
