import { EmptyBlock } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';

/** Explains how to add bets to an empty coupon. */
export function EmptyCoupon(): ReactElement {
  const { t } = useTexts();
  return (
    <EmptyBlock
      icon="coupon"
      title={t('coupon.empty.title')}
      text={t('coupon.empty.text')}
      isBare
    />
  );
}
