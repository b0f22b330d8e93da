import { useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { FormBusy } from './form-busy';
import styles from './form.module.css';

interface FormProps extends Pick<ComponentProps<'form'>, 'aria-label' | 'children' | 'onKeyDown'> {
  /** While what was sent is under way; nothing is sent again meanwhile. */
  readonly isBusy: boolean;
  /** Sends what is filled in, or shows the fields' errors. */
  readonly onSubmit: () => void;
}

/** A faulty field, or the first radio button of a faulty group. */
const FAULTY =
  ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input:is(:checked, [type="radio"])';

/** Fields and the button that sends them; a submit that finds faults moves the focus to the first. */
export function Form({ isBusy, onSubmit, children, ...rest }: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const checked = useRef(0);

  useEffect(() => {
    if (isBusy || checked.current === attempt) return;
    checked.current = attempt;
    form.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [attempt, isBusy]);

  return (
    <form
      {...rest}
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        setAttempt(attempt + 1);
        onSubmit();
      }}
    >
      <FormBusy value={isBusy}>{children}</FormBusy>
    </form>
  );
}
