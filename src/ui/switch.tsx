import type { ReactElement } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, isOn, onChange }: SwitchProps): ReactElement {
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
