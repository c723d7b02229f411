import styles from './query-ways.module.css';

/** By what a certificate is asked for, and the field of each, as the schema of the contract names it. */
export const wayFields = {
  '1': {
    name: 'cert_num',
    label: 'Certificate number',
    hint: 'upper and lower case are the same',
    autoComplete: 'off',
    autoCapitalize: 'characters',
  },
  '2': {
    name: 'phone',
    label: 'Mobile number',
    hint: 'the one of the sign-up',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
  },
  '3': {
    name: 'idcard',
    label: 'ID number',
    hint: '15 or 18 characters',
    autoComplete: 'off',
    autoCapitalize: 'characters',
  },
} as const;

export type Way = keyof typeof wayFields;

const ways = Object.keys(wayFields) as Way[]; // Object.keys loses the key type
const described = `By what: ${ways.map((one) => `${one} ${wayFields[one].label}`).join(', ')}`;

interface QueryWaysProps {
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

/** Chooses by what a certificate is looked up; sent as `type`. */
export function QueryWays({ way, onChoose }: QueryWaysProps) {
  return (
    <fieldset className={styles.ways} toolparamdescription={described}>
      <legend>Look up by</legend>
      {ways.map((one) => (
        <label key={one}>
          <input type="radio" name="type" value={one} checked={one === way} onChange={() => onChoose(one)} />
          <span>{wayFields[one].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
