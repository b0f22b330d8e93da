import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Modal, type Closable } from './modal';
import styles from './modal.module.css';

interface SheetProps extends Closable {
  readonly title: string;
  /** A form to fill in: of the whole height of a phone, with the focus in its first field. */
  readonly isForm?: boolean;
  /** For wide contents. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Choices under the thumb: on a phone a panel at the bottom, up to the whole height; elsewhere a dialog. */
export function Sheet({ isForm = false, isWide = false, ...content }: SheetProps): ReactElement {
  return (
    <Modal
      {...content}
      className={classNames(
        styles.dialog,
        styles.sheet,
        isForm && styles.form,
        isWide && styles.wide,
      )}
      // A field would open the keyboard over choices.
      firstFocus={isForm ? 'input, select' : 'h2'}
    />
  );
}
