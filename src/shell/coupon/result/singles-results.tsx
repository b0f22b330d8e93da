import { couponDismissResult, couponRemoveBet, type CouponState } from '@grandstand/bus-contracts';
import { formatMoney, outcomeLongName } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Badge, Button } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../../routes';
import { useLanguage } from '../../shell-state';
import { useCoupon } from '../use-coupon';
import { useProblemText } from '../use-problem-text';
import { betName, useOutcomeTexts } from '../words-and-money';
import styles from './result.module.css';

interface SinglesResultsProps {
  readonly results: CouponState['singlesResultCoupons'];
  /** Whether bets that were refused still stand in the coupon. */
  readonly hasRest: boolean;
  readonly onAgain: () => void;
}

/** What became of each single of a batch. */
export function SinglesResults({ results, hasRest, onAgain }: SinglesResultsProps): ReactElement {
  const { t } = useTranslation();
  const { send: dismiss } = useSend(couponDismissResult);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const taken = results.filter(({ bet }) => bet !== null).length;
  const isBusy = results.some(({ bet, problem }) => bet === null && problem === null);
  return (
    <div className={styles.placed}>
      <h3 ref={heading} className={styles.title} tabIndex={-1}>
        {t('coupon.singles.title', { count: results.length, taken })}
      </h3>
      <ul className={styles.legs}>
        {results.map((result) => (
          <SingleResult key={result.marketId} result={result} />
        ))}
      </ul>
      <div className={styles.actions}>
        {hasRest && !isBusy ? (
          <Button kind="primary" onClick={onAgain}>
            {t('coupon.singles.again')}
          </Button>
        ) : null}
        <Button onClick={() => void dismiss({})}>{t('coupon.singles.close')}</Button>
      </div>
    </div>
  );
}

function SingleResult({
  result: { marketId, bet, problem },
}: {
  readonly result: CouponState['singlesResultCoupons'][number];
}): ReactElement {
  const { t } = useTranslation();
  const { language, tag } = useLanguage();
  const texts = useOutcomeTexts();
  const textOf = useProblemText();
  const { send: remove } = useSend(couponRemoveBet);
  const left = useCoupon()?.bets.find(({ market }) => market.id === marketId);
  const [leg] = bet?.legs ?? [];
  const name = leg ? outcomeLongName(texts, leg, leg) : left ? betName(texts, left) : '';
  return (
    <li className={styles.leg}>
      <p className={styles.pick}>
        <span>{name}</span>
        <Badge kind={bet ? 'success' : problem ? 'danger' : 'info'}>
          {t(`coupon.singles.${bet ? 'taken' : problem ? 'refused' : 'checking'}`)}
        </Badge>
      </p>
      {bet ? (
        <p className={styles.teams}>
          {t('coupon.placed.bet')}{' '}
          <a className={styles.id} href={withLanguage(language, `/office/history/${bet.id}`)}>
            {bet.id}
          </a>
          {` · ${formatMoney(bet.amount, bet, tag)}`}
        </p>
      ) : null}
      {problem ? <p className={styles.reason}>{textOf(problem)}</p> : null}
      {problem && left ? (
        <Button size="s" onClick={() => void remove({ marketId })}>
          {t('coupon.mend.remove')}
        </Button>
      ) : null}
    </li>
  );
}
