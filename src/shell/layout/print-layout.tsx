import type { ReactElement } from 'react';
import { printPage } from '../betting/coupon/later-parts';
import { MAIN_ID } from '../arrival/use-arrival';
import { Part } from '../frame/part';
import styles from './print-layout.module.css';

/** A sheet of paper: no header, no coupon, no footer. */
export function PrintLayout({ id }: { readonly id: string }): ReactElement {
  return (
    <main id={MAIN_ID} className={styles.sheet} tabIndex={-1}>
      <Part>
        <printPage.View id={id} />
      </Part>
    </main>
  );
}
