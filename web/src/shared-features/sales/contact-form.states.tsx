import type { States } from '../../ui/states.ts';
import { ContactForm } from './contact-form.tsx';

export default { Empty: <ContactForm /> } satisfies States;
