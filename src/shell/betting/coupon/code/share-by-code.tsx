import type { CouponState } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import { FoldedPart } from '../shared/folded-part';

const codeForm = createLater(
  withTexts('parts', async () => (await import('./code-form')).CodeForm),
);

/** The codes of coupons, behind a heading that opens them. */
export function ShareByCode({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTexts();
  return <FoldedPart title={t('coupon.share.title')} part={codeForm} props={{ coupon }} />;
}
