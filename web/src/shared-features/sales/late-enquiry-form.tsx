import { formPlace } from './form-styles.ts';
import { island } from '../../ui/late/island.tsx';

const load = async () => (await import('./enquiry-form.tsx')).EnquiryForm;

/** The enquiry form, whose code comes late. */
export const LateEnquiryForm = island(load, formPlace);
