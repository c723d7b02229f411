import { island } from '../../ui/late/island.tsx';
import { formPlace } from './form-styles.ts';

const load = async () => (await import('./contact-form.tsx')).ContactForm;

/** The contact form, whose code comes late. */
export const LateContactForm = island(load, formPlace);
