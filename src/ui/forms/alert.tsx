import type { ReactElement } from 'react';
import styles from './form.module.css';

interface AlertProps {
  /** What failed, and what to do. */
  readonly text: string | null | undefined;
}

/** The one place for the message of a form, or of another action: always there, announced when it is filled. */
export function Alert({ text }: AlertProps): ReactElement {
  return (
    <p className={styles.alert} role="alert">
      {text}
    </p>
  );
}
