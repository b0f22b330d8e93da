import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { DIALOG_RANK } from './dialog-rank';
import { IconButton } from '../buttons/icon-button';
import styles from './dialog.module.css';

interface DialogBasics {
  readonly title: string;
  /** For wide contents. */
  readonly isWide?: boolean;
  /** Stays in front of dialogs of a lower rank, also of those that open later. */
  readonly rank?: keyof typeof DIALOG_RANK;
  readonly children: ReactNode;
}

interface Closable {
  readonly closeLabel: string;
  /** Called for the close button, Escape, or a press outside. */
  readonly onClose: () => void;
}

/** A modal dialog; without `onClose` it stays until its question is answered. */
interface Staying {
  readonly closeLabel?: never;
  readonly onClose?: never;
}

type DialogProps = DialogBasics & (Closable | Staying);

/** A question that comes first: the platform's modal dialog, open while it is rendered. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  isWide = false,
  rank = 'usual',
  children,
}: DialogProps): ReactElement {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // It was opened to be filled in; the platform would start at the cross.
    dialog?.querySelector<HTMLElement>('input, select')?.focus();
    return () => {
      dialog?.close();
      // React removes the element before the platform could give the focus back.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, isWide && styles.wide)}
      data-rank={DIALOG_RANK[rank]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        // A browser closes the dialog itself at a second Escape, but it is open as long as it is rendered.
        const dialog = event.currentTarget;
        if (dialog.isConnected && !dialog.open) dialog.showModal();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {onClose ? <IconButton icon="close" label={closeLabel} onPress={onClose} /> : null}
        </div>
        {children}
      </div>
    </dialog>
  );
}
