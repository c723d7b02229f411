import type { States } from '../../ui/states.ts';
import { EnquiryForm } from './enquiry-form.tsx';

export default { Begun: <EnquiryForm product="4U Server" /> } satisfies States;
