import { useId, type ReactElement } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { useShown, type Outcome } from './use-shown';
import styles from './field.module.css';

interface SelectProps<Value extends string | number> {
  readonly label: string;
  /** Hides the label visually, where the chosen value makes it clear. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** Language of the label, where it is not the page's. */
    readonly lang?: string;
  }[];
  readonly value: Value;
  /** May return a promise; the choice is shown until it settles. */
  readonly onChange: (value: Value) => Outcome;
  /** The id of the text that says what is wrong with the choice. */
  readonly faultId?: string | undefined;
  /** `bar` for headers and filters, `form` among text fields. */
  readonly shape?: 'bar' | 'form';
}

/** One of many: the platform's own list. */
export function Select<Value extends string | number>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  faultId,
  shape = 'bar',
}: SelectProps<Value>): ReactElement {
  const id = useId();
  const [shown, choose] = useShown(value, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(styles.label, isLabelHidden && styles.hidden)}>
        {label}
      </label>
      <div className={styles.selectBox}>
        <select
          id={id}
          className={classNames(styles.select, shape === 'form' && styles.form)}
          value={String(shown)}
          aria-invalid={faultId !== undefined || undefined}
          aria-describedby={faultId}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) choose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={String(option.value)} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="s" />
        </span>
      </div>
    </div>
  );
}
