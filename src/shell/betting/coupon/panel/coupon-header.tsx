import { type CouponState } from '@grandstand/bus-contracts';
import { couponClear } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Badge, IconButton, VisuallyHidden } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import styles from '../shared/coupon.module.css';

interface CouponHeaderProps {
  readonly coupon: CouponState | undefined;
  readonly view: 'slip' | 'bets' | 'settings';
  readonly onBets: () => void;
  readonly onSettings: () => void;
  /** Undefined on the coupon's own page. */
  readonly onClose: (() => void) | undefined;
}

/** The number of bets, and the buttons for the whole coupon. */
export function CouponHeader({
  coupon,
  view,
  onBets,
  onSettings,
  onClose,
}: CouponHeaderProps): ReactElement {
  const { t } = useTexts();
  const { send: clear } = useSend(couponClear);
  const count = coupon?.bets.length ?? 0;
  const isBusy = coupon !== undefined && coupon.placing.status !== 'idle';
  const Heading = onClose ? 'h2' : 'h1';
  return (
    <div className={styles.header}>
      <Heading className={styles.title}>{t('coupon.title')}</Heading>
      <Badge kind={count > 0 ? 'accent' : 'neutral'}>
        <span key={count} aria-hidden="true">
          {count}
        </span>
        <VisuallyHidden>
          <span role="status">{t('coupon.bets', { count })}</span>
        </VisuallyHidden>
      </Badge>
      <span className={styles.tools}>
        {count > 0 && !isBusy ? (
          <IconButton icon="trash" label={t('coupon.clear')} onPress={() => void clear({})} />
        ) : null}
        <IconButton
          icon="history"
          label={t('coupon.myBets')}
          isPressed={view === 'bets'}
          onPress={onBets}
        />
        <IconButton
          icon="settings"
          label={t('coupon.settings')}
          isPressed={view === 'settings'}
          onPress={onSettings}
        />
        {onClose ? (
          <span className={styles.drawerOnly}>
            <IconButton icon="close" label={t('coupon.close')} onPress={onClose} />
          </span>
        ) : null}
      </span>
    </div>
  );
}
