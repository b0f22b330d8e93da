import type { CouponBet, CouponState } from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { classNames, Skeleton, useLoader } from '@grandstand/ui';
import { useId, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import { isNamed, type StakeMoney } from '../shared/words-and-money';
import { BetGame } from './bet-game';
import { BetRow } from './bet-row';
import styles from './bets.module.css';
import { pricesToAccept, PriceMove } from './price-move';

interface MatchBetsProps {
  readonly price: CouponState['matchPrices'][number];
  /** The bets of the match, of which there are several. */
  readonly bets: readonly CouponBet[];
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}

/** Bets of one match, with the match and their price together. */
export function MatchBets({ price, bets, coupon, money }: MatchBetsProps): ReactElement | null {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const nameId = useId();
  const [first] = bets;
  const hasNames = !useLoader(!first || !isNamed(first));
  const isRefused = bets.some(({ isDepend }) => isDepend);
  if (!first) return null;
  const { gameId, coef, seen } = price;
  return (
    <li className={classNames(styles.match, isRefused && styles.refused)}>
      <div className={styles.matchHead} aria-busy={coef === null && !isRefused}>
        <p className={styles.outcome} id={nameId}>
          {t('coupon.sameMatch.name')}
        </p>
        {isRefused ? null : (
          <strong className={styles.matchCoef}>
            {coef === null ? <Skeleton shape="text" /> : formatCoef(coef, coefViewId)}
          </strong>
        )}
        <BetGame bet={first} hasNames={hasNames} />
      </div>
      <ul className={styles.together} aria-labelledby={nameId}>
        {bets.map((bet) => (
          <BetRow
            key={bet.market.id}
            bet={bet}
            money={money}
            isTogether
            ownStake={undefined}
            ownWin={null}
          />
        ))}
      </ul>
      {coef !== null && seen ? (
        <PriceMove
          from={seen.coef}
          to={coef}
          isAsked={pricesToAccept(coupon).has(gameId)}
          of={{ gameId }}
        />
      ) : null}
      {isRefused ? null : <p className={styles.matchNote}>{t('coupon.sameMatch.note')}</p>}
    </li>
  );
}
