import { EmptyBlock } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says how an empty coupon fills. */
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
