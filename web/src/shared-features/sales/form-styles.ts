// What forms look like, for pages whose forms are in the document before their code is there.
import '../../ui/form/text-area/characters-left.module.css';
import '../../ui/form/error-summary/error-summary.module.css';
import '../../ui/form/field/field-frame.module.css';
import '../../ui/form/field/field.module.css';
import '../../ui/form/form-answer/form-answer.module.css';
import styles from './sales-form.module.css';
import '../../ui/form/submit-button/submit-button.module.css';
import '../../ui/form/form/trap-field.module.css';

/** The class of the place where a form to sales stands. */
export const formPlace = styles.place;
