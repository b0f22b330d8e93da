import { useId, type InputHTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'size' | 'value' | 'onChange'
> {
  readonly label: string;
  /** Hides the label visually, where the field's look makes it clear. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error and its remedy; announced when it appears. */
  readonly error?: string | undefined;
  /** A short fact beside the label, such as the bounds of an amount; it takes no room from what is typed. */
  readonly hint?: string | undefined;
  /** Text at the end of the field, such as a currency. */
  readonly suffix?: string | undefined;
  /** A button at the end of the field. */
  readonly action?: ReactElement | undefined;
  readonly size?: 'm' | 'l';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text to fill in. */
export function TextField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  error,
  hint,
  suffix,
  action,
  size = 'm',
  id: givenId,
  ...rest
}: TextFieldProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = error !== undefined;
  const described = classNames(hasError && `${id}-error`, hint !== undefined && `${id}-hint`);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(styles.label, isLabelHidden && styles.hidden)}>
        {label}
      </label>
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <div className={classNames(styles.box, styles[size], hasError && styles.invalid)}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={hasError || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix === undefined ? null : (
          <span className={styles.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
        {action}
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
