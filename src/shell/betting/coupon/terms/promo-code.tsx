import type { CouponState } from '@grandstand/bus-contracts';
import { acceptsPromoCodes } from '@grandstand/bus-contracts/domain';
import { Badge } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import { FoldedPart } from '../shared/folded-part';
import type { PromoCodeFormProps } from './promo-code-form';

const promoCodeForm = createLater(
  withTexts('parts', async () => (await import('./promo-code-form')).PromoCodeForm),
);

interface PromoCodeProps extends PromoCodeFormProps {
  readonly coupon: CouponState;
}

/** The promo code of the coupon, behind a heading that opens the choice. */
export function PromoCode({ coupon, isBusy }: PromoCodeProps): ReactElement | null {
  const { t } = useTexts();
  const { promoCode, typeId, problems } = coupon;
  if (!acceptsPromoCodes(typeId)) return null;
  const isRefused = problems.some(({ code }) => code === 'promo-not-accepted');
  const title = (
    <>
      {t('coupon.promo.title')}
      {promoCode === '' ? null : <Badge kind={isRefused ? 'danger' : 'success'}>{promoCode}</Badge>}
    </>
  );
  return <FoldedPart title={title} part={promoCodeForm} props={{ isBusy }} />;
}
