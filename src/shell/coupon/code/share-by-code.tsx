import type { CouponState } from '@grandstand/bus-contracts';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { createLater } from '../../frame/later';
import { useLanguage } from '../../frame/shell-state';
import styles from '../coupon-form.module.css';

/** Fetched when the player points at it or opens it. */
const codeForm = createLater(async () => (await import('./code-form')).CodeForm);

/** The codes of coupons, behind a heading that opens them. */
export function ShareByCode({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [wasOpened, setWasOpened] = useState(false);
  const fetchAhead = (): void => {
    codeForm.load(language).catch(() => {
      // The form shows the failure once it is opened, and offers another try.
    });
  };
  return (
    <details className={styles.more} onToggle={() => setWasOpened(true)}>
      <summary onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {t('coupon.share.title')}
      </summary>
      {wasOpened ? <codeForm.View coupon={coupon} /> : null}
    </details>
  );
}
