import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CouponPanel } from '../../betting/coupon/panel/coupon-panel';
import { Part } from '../../frame/part';
import styles from './coupon-column.module.css';
import type { Drawer } from '../use-drawer';

export const COUPON_ID = 'coupon';

interface CouponColumnProps {
  readonly drawer: Drawer;
  /** Whether the column stays in view while the page scrolls. */
  readonly isFixed: boolean;
}

/** The coupon's place: a column, or a drawer where there is no room for one. */
export function CouponColumn({ drawer, isFixed }: CouponColumnProps): ReactElement {
  const { t } = useTexts();
  return (
    <>
      {drawer.isOpen ? <div className={styles.scrim} onPointerDown={drawer.close} /> : null}
      <section
        ref={drawer.panel}
        id={COUPON_ID}
        className={classNames(styles.panel, !isFixed && styles.loose, drawer.isOpen && styles.open)}
        aria-label={t('coupon.title')}
        tabIndex={-1}
        data-coupon=""
      >
        <Part>
          <CouponPanel onClose={drawer.close} />
        </Part>
      </section>
    </>
  );
}
