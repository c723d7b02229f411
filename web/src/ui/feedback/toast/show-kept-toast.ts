import { takeToast } from '../../../lib/pages/kept-toast.ts';
import { showToast } from './show-toast.ts';

/** Says what was to be said after this reload. */
export function showKeptToast(): void {
  const toast = takeToast();
  if (toast) showToast(toast.message, toast);
}
