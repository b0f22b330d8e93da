import { EmptyBlock } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Explains how to add bets to an empty coupon. */
export function EmptyCoupon(): ReactElement {
  const { t } = useTranslation();
  return (
    <EmptyBlock
      icon="coupon"
      title={t('coupon.empty.title')}
      text={t('coupon.empty.text')}
      isBare
    />
  );
}
