import { type CouponState } from '@grandstand/bus-contracts';
import { couponSetType } from '@grandstand/bus-contracts/shell';
import { EXPRESS, isSingles, SINGLE, SYSTEM } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Segmented } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './coupon.module.css';

const TYPES = [SINGLE, EXPRESS, SYSTEM] as const;

/** Single, express or system. */
export function CouponType({ coupon }: { readonly coupon: CouponState | undefined }): ReactElement {
  const { t } = useTranslation();
  const { send } = useSend(couponSetType);
  const typeId = coupon?.typeId ?? SINGLE;
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
