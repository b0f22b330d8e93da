import { type CouponState } from '@grandstand/bus-contracts';
import { couponSetType } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Segmented } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './coupon.module.css';

const TYPES = [0, 1, 2] as const;
/** A batch of singles is several singles, each with a stake of its own. */
const BATCH = 9;

/** Single, express or system. */
export function CouponType({ coupon }: { readonly coupon: CouponState | undefined }): ReactElement {
  const { t } = useTranslation();
  const { send } = useSend(couponSetType);
  const typeId = coupon?.typeId ?? 0;
  const current = typeId === BATCH ? 0 : typeId;
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
