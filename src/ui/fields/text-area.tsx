import { useId, type ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error and its remedy; announced when it appears. */
  readonly error?: string | undefined;
  /** What to write, below the field. */
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  readonly rows?: number;
}

/** Several lines of text to fill in. */
export function TextArea({
  label,
  value,
  onChange,
  error,
  hint,
  maxLength,
  rows = 5,
}: TextAreaProps): ReactElement {
  const id = useId();
  const hasError = error !== undefined;
  const described = classNames(hasError && `${id}-error`, hint !== undefined && `${id}-hint`);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, hasError && styles.invalid)}>
        <textarea
          id={id}
          className={classNames(styles.input, styles.area)}
          rows={rows}
          maxLength={maxLength}
          value={value}
          aria-invalid={hasError || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
