import { couponSetType, type CouponState } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { Segmented } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './coupon.module.css';

const TYPES = [0, 1, 2] as const;
/** A batch of singles is several singles, each with a stake of its own. */
const BATCH = 9;

/** Single, express or system. */
export function CouponType({ coupon }: { readonly coupon: CouponState | undefined }): ReactElement {
  const { t } = useTranslation();
  const { send, isSending } = useSend(couponSetType);
  const typeId = coupon?.typeId ?? 0;
  const current = typeId === BATCH ? 0 : typeId;
  // What was pressed shows at once; the coupon's word counts when it has come.
  const [pressed, setPressed] = useState<number>(current);
  return (
    <div className={styles.type}>
      <Segmented
        label={t('coupon.type')}
        options={TYPES.map((id) => ({ value: id as number, label: t(`coupon.types.${id}`) }))}
        value={isSending ? pressed : current}
        onChange={(id) => {
          setPressed(id);
          void send({ typeId: id as (typeof TYPES)[number] });
        }}
      />
    </div>
  );
}
