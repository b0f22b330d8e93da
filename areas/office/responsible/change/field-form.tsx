import { Form } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from '../responsible.module.css';

interface FieldFormProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form that opens below its field: it focuses its first input, and Escape closes it. */
export function FieldForm({
  name,
  isBusy,
  onSubmit,
  onCancel,
  children,
}: FieldFormProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <div ref={panel} className={styles.form}>
      <Form
        aria-label={name}
        isBusy={isBusy}
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      >
        {children}
      </Form>
    </div>
  );
}
