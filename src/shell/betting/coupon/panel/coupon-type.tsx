import type { CouponType as TypeId } from '@grandstand/bus-contracts';
import { couponSetType } from '@grandstand/bus-contracts/shell';
import { EXPRESS, isSingles, SINGLE, SYSTEM } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Segmented } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import styles from '../shared/coupon.module.css';
import { useCouponSnapshot } from '../hooks/use-coupon-snapshot';

const TYPES = [SINGLE, EXPRESS, SYSTEM] as const;

/** The select of the coupon's type. */
export function ChosenType(): ReactElement {
  return <CouponType typeId={useCouponSnapshot().typeId} />;
}

/** Single, express or system. */
export function CouponType({ typeId }: { readonly typeId: TypeId }): ReactElement {
  const { t } = useTexts();
  const { send } = useSend(couponSetType);
  const current = isSingles(typeId) ? SINGLE : typeId;
  return (
    <div className={styles.type}>
      <Segmented
        label={t('coupon.type')}
        options={TYPES.map((id) => ({ value: id as number, label: t(`coupon.types.${id}`) }))}
        value={current}
        onChange={(id) => send({ typeId: id as (typeof TYPES)[number] })}
      />
    </div>
  );
}
