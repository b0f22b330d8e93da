import { useEffect, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import styles from '../responsible.module.css';

interface FieldFormProps {
  readonly name: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
}

/** A form that opens below its field: it focuses its first input, and Escape closes it. */
export function FieldForm({
  name,
  onSubmit,
  onCancel,
  children,
  ref,
}: FieldFormProps): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <form
      ref={ref}
      className={styles.form}
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <div ref={body} className={styles.formBody}>
        {children}
      </div>
    </form>
  );
}
