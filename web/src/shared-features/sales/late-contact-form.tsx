import { formPlace } from './form-styles.ts';
import { island } from '../../ui/late/island.tsx';

const load = async () => (await import('./contact-form.tsx')).ContactForm;

/** The contact form, whose code comes late. */
export const LateContactForm = island(load, formPlace);
