import type { ReactElement } from 'react';
import { OfficeLinks } from './office-links';
import styles from './office-menu.module.css';

/** The pages of the office in a column at its left, where there is room for one. */
export function OfficeMenu(): ReactElement {
  return (
    <div className={styles.menu} data-keep-scroll="office">
      <OfficeLinks />
    </div>
  );
}
