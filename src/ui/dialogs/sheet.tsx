import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Modal, type Closable } from './modal';
import styles from './modal.module.css';

interface SheetProps extends Closable {
  readonly title: string;
  readonly children: ReactNode;
}

/** Choices under the thumb: on a phone a panel at the bottom, up to the whole height; elsewhere a dialog. */
export function Sheet(props: SheetProps): ReactElement {
  return (
    <Modal
      {...props}
      className={classNames(styles.dialog, styles.sheet)}
      // A field would open the keyboard over the sheet.
      firstFocus="h2"
    />
  );
}
