import type { ReactElement } from 'react';
import { useShown, type Outcome } from './use-shown';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  /** May return a promise; the new value is shown until it settles. */
  readonly onChange: (isOn: boolean) => Outcome;
}

/** On or off, at once. */
export function Switch({ label, isOn, onChange }: SwitchProps): ReactElement {
  const [isShownOn, choose] = useShown(isOn, onChange);
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isShownOn}
        onChange={(event) => choose(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
