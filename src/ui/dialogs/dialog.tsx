import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import { Modal, type ModalContent } from './modal';
import styles from './modal.module.css';

type DialogProps = ModalContent & {
  /** For wide contents. */
  readonly isWide?: boolean;
};

/** A question that comes first, or a form to fill in: in the middle of the page. */
export function Dialog({ isWide = false, ...content }: DialogProps): ReactElement {
  return (
    <Modal
      {...content}
      className={classNames(styles.dialog, isWide && styles.wide)}
      // It was opened to be filled in; the platform would start at the cross.
      firstFocus="input, select"
    />
  );
}
