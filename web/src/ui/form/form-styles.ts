// What forms look like, for pages whose forms are in the document before their code is there.
import './characters-left.module.css';
import './error-summary.module.css';
import './field-frame.module.css';
import './field.module.css';
import './form-answer.module.css';
import styles from './sales-form.module.css';
import './submit-button.module.css';
import './trap-field.module.css';

/** The class of the place where a form to sales stands. */
export const formPlace = styles.place;
