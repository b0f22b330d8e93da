import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { DIALOG_RANK } from './dialog-rank';
import { IconButton } from '../buttons/icon-button';
import styles from './modal.module.css';

interface ModalBasics {
  readonly title: string;
  /** Stays in front of dialogs of a lower rank, also of those that open later. */
  readonly rank?: keyof typeof DIALOG_RANK;
  readonly children: ReactNode;
}

export interface Closable {
  readonly closeLabel: string;
  /** Called for the close button, Escape, or a press outside. */
  readonly onClose: () => void;
}

/** A modal dialog; without `onClose` it stays until its question is answered. */
interface Staying {
  readonly closeLabel?: never;
  readonly onClose?: never;
}

/** What a dialog's own users set. */
export type ModalContent = ModalBasics & (Closable | Staying);

type ModalProps = ModalContent & {
  readonly className: string;
  /** The selector of the element that gets the focus first; where there is none, the browser chooses. */
  readonly firstFocus: string;
};

/** The platform's modal dialog, open while it is rendered: the page behind it is inert. */
export function Modal({
  title,
  closeLabel,
  onClose,
  rank = 'usual',
  className,
  firstFocus,
  children,
}: ModalProps): ReactElement {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(firstFocus)?.focus();
    return () => {
      dialog?.close();
      // React removes the element before the platform could give the focus back.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [firstFocus]);

  return (
    <dialog
      ref={ref}
      className={className}
      data-rank={DIALOG_RANK[rank]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // React passes on the events of a dialog within this one.
        if (event.target === event.currentTarget) onClose?.();
      }}
      onClose={(event) => {
        // A browser closes the dialog itself at a second Escape, but it is open as long as it is rendered.
        const dialog = event.currentTarget;
        if (dialog.isConnected && !dialog.open) dialog.showModal();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The press would take the focus from where it is given back to.
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {onClose ? <IconButton icon="close" label={closeLabel} onPress={onClose} /> : null}
        </div>
        {children}
      </div>
    </dialog>
  );
}
