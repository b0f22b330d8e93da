import { couponClear } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import {
  Badge,
  EmptyBlock,
  ErrorBlock,
  IconButton,
  Skeleton,
  VisuallyHidden,
} from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './coupon.module.css';
import { CouponType } from './coupon-type';
import { FeedLine } from './feed-line';
import { useCoupon, useMayHaveCoupon } from './use-coupon';
import { useCouponContent } from './use-coupon-content';
import { usePlaced } from './use-placed';

interface CouponPanelProps {
  /** Asked for by the cross, which is there only while the panel is a drawer. */
  readonly onClose: () => void;
}

/** What the player is about to bet on. */
export function CouponPanel({ onClose }: CouponPanelProps): ReactElement {
  const { t } = useTranslation();
  const coupon = useCoupon();
  const { send: clear } = useSend(couponClear);
  const { placed, forget } = usePlaced(coupon);
  const count = coupon?.bets.length ?? 0;
  const isBusy = coupon !== undefined && coupon.placing.status !== 'idle';
  const mayCome = useMayHaveCoupon();
  const isEmpty = (coupon !== undefined || !mayCome) && count === 0 && placed === null;
  const { Content, hasFailed, tryAgain } = useCouponContent(count > 0 || placed !== null);

  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.title}>{t('coupon.title')}</h2>
        <Badge kind={count > 0 ? 'accent' : 'neutral'}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>
            <span role="status">{t('coupon.bets', { count })}</span>
          </VisuallyHidden>
        </Badge>
        <span className={styles.tools}>
          {count > 0 && !isBusy ? (
            <IconButton icon="trash" label={t('coupon.clear')} onPress={() => void clear({})} />
          ) : null}
          <span className={styles.drawerOnly}>
            <IconButton icon="close" label={t('coupon.close')} onPress={onClose} />
          </span>
        </span>
      </div>
      <CouponType coupon={coupon} />
      <FeedLine />
      {isEmpty ? (
        <EmptyBlock
          icon="coupon"
          title={t('coupon.empty.title')}
          text={t('coupon.empty.text')}
          isBare
        />
      ) : null}
      {!isEmpty && Content ? <Content coupon={coupon} placed={placed} onDone={forget} /> : null}
      {!isEmpty && !Content && !hasFailed ? (
        <div className={styles.bets}>
          <Skeleton shape="row" />
        </div>
      ) : null}
      {hasFailed ? (
        <ErrorBlock
          title={t('part.loadError')}
          text={t('part.refreshText')}
          action={{ label: t('part.refresh'), onPress: tryAgain }}
        />
      ) : null}
    </>
  );
}
