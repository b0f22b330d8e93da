import { type PlacedBet } from '@grandstand/bus-contracts';
import { couponDismissResult } from '@grandstand/bus-contracts/shell';
import { priceReceipt } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, classNames, Icon, saveFile } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { useLanguage } from '../../../frame/shell-state';
import { PlacedLegs } from './placed-legs';
import { RepeatButtons } from './repeat-buttons';
import { useBetNow } from './use-bet-now';
import { usePlacedFacts } from './use-placed-facts';
import styles from './result.module.css';
import { CouponHeading } from '../shared/coupon-heading';

interface PlacedCouponProps {
  readonly bet: PlacedBet;
  /** It is being placed once more. */
  readonly isRepeating: boolean;
  /** It may be placed once more, or leave its selections in the coupon. */
  readonly isRepeatable: boolean;
  /** Called before the selections return to the coupon. */
  readonly onRepeat: () => void;
}

/** The receipt of a placed bet: number, prices and money. */
export function PlacedCoupon({
  bet,
  isRepeating,
  isRepeatable,
  onRepeat,
}: PlacedCouponProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const now = useBetNow(bet);
  const facts = usePlacedFacts(now);
  const { send: dismiss } = useSend(couponDismissResult);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = now.status === 'accepted';
  const isGood = isOpen || now.status === 'won';
  const title = t(isOpen ? 'coupon.placed.title' : `coupon.placed.result.${now.status}`);
  // The pressed button is gone, so the focus moves to the receipt.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.placed}>
      <div className={styles.done}>
        <span className={classNames(styles.sign, !isGood && styles.over)}>
          <Icon name={isGood ? 'check' : 'history'} size="l" />
        </span>
        <CouponHeading ref={heading} className={styles.title} tabIndex={-1}>
          {/* Keyed: the result comes as an element of its own, and nothing has moved. */}
          <span key={title}>{title}</span>
        </CouponHeading>
        <p>
          {t('coupon.placed.bet')}{' '}
          <a className={styles.id} href={withLanguage(language, `/office/history/${bet.id}`)}>
            {bet.id}
          </a>
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PlacedLegs bet={bet} />
      <div className={styles.actions}>
        <ReceiptFiles bet={bet} />
        <a
          className={styles.link}
          href={withLanguage(language, `/print-coupon/${bet.id}`)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="print" size="s" /> {t('coupon.placed.print')}
        </a>
      </div>
      {isRepeatable ? (
        <RepeatButtons bet={bet} isRepeating={isRepeating} onRepeat={onRepeat} />
      ) : null}
      <Button isWide disabled={isRepeating} onClick={() => void dismiss({})}>
        {t('coupon.placed.continue')}
      </Button>
    </div>
  );
}

/** The button that saves the prices of a bet as a file. */
function ReceiptFiles({ bet }: { readonly bet: PlacedBet }): ReactElement {
  const { t } = useTexts();
  const save = (): void =>
    saveFile(
      `bet-${bet.id}.json`,
      JSON.stringify(priceReceipt(bet), undefined, 2),
      'application/json',
    );
  return (
    <Button size="s" onClick={save}>
      <Icon name="download" size="s" /> {t('coupon.receipt.save')}
    </Button>
  );
}
