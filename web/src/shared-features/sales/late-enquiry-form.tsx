import { island } from '../../ui/late/island.tsx';
import { formPlace } from './form-styles.ts';

const load = async () => (await import('./enquiry-form.tsx')).EnquiryForm;

/** The enquiry form, whose code comes late. */
export const LateEnquiryForm = island(load, formPlace);
