import type { CouponState } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import { FoldedPart } from '../shared/folded-part';

const codeForm = createLater(
  withTexts('parts', async () => (await import('./code-form')).CodeForm),
);

/** The codes of coupons, behind a heading that opens them. */
export function ShareByCode({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTranslation();
  return <FoldedPart title={t('coupon.share.title')} part={codeForm} props={{ coupon }} />;
}
