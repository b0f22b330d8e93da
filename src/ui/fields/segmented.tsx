import { useId, type ReactElement } from 'react';
import { classNames } from '../class-names';
import { useShown, type Outcome } from './use-shown';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string | number> {
  /** The label for screen readers; not shown. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  /** May return a promise; the choice is shown until it settles. */
  readonly onChange: (value: Value) => Outcome;
  /** The id of the text that says what is wrong with the choice. */
  readonly faultId?: string | undefined;
  /** `bar` fills its column in equal parts, `pills` are as wide as their text. */
  readonly shape?: 'bar' | 'pills';
}

/** One of a few, all in view: radio buttons, moved through with the arrow keys. */
export function Segmented<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  faultId,
  shape = 'bar',
}: SegmentedProps<Value>): ReactElement {
  const group = useId();
  const [shown, choose] = useShown(value, onChange);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={faultId !== undefined || undefined}
      aria-describedby={faultId}
      className={classNames(styles.group, styles[shape])}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
