import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  /** The error and its remedy; announced when it appears. */
  readonly error?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

/** A statement that a person agrees to; it holds once the form is sent. */
export function Checkbox({ label, isChecked, error, onChange }: CheckboxProps): ReactElement {
  const id = useId();
  const hasError = error !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.input}
          checked={isChecked}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
