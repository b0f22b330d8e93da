import { type CouponState } from '@grandstand/bus-contracts';
import { couponAcceptPrices } from '@grandstand/bus-contracts/shell';
import { BATCH } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import type { ReactElement, Ref } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { createLater } from '../../../frame/loading/later';
import { batchOf } from '../shared/stakes';
import { type StakeMoney } from '../shared/words-and-money';
import { BetRow } from './bet-row';
import { bonusBetRow } from '../later-parts';
import styles from './bets.module.css';
import { pricesToAccept } from './price-move';

/** Fetched when the coupon first has several bets of one match. */
const matchBets = createLater(async () => (await import('./match-bets')).MatchBets);

/** So many bets have room for the whole names of their matches on a small laptop. */
const MAX_ROOMY = 3;

interface CouponBetsProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The bets in the order they were added. */
export function CouponBets({ coupon, money, ref }: CouponBetsProps): ReactElement {
  const batch = coupon.typeId === BATCH ? batchOf(coupon) : null;
  return (
    <div ref={ref} className={styles.list} tabIndex={-1}>
      <ul className={classNames(styles.bets, coupon.bets.length > MAX_ROOMY && styles.many)}>
        {coupon.bets.map((bet, place) => {
          const { id, game } = bet.market;
          const price = coupon.matchPrices.find(({ gameId }) => gameId === game.id);
          if (!price) {
            return (
              <BetRow
                key={id}
                bet={bet}
                money={money}
                isTogether={false}
                ownStake={batch?.bets[place]?.stake}
                ownWin={batch?.bets[place]?.possibleWin ?? null}
              />
            );
          }
          const bets = coupon.bets.filter(({ market }) => market.game.id === game.id);
          return bets[0] === bet ? (
            <matchBets.View key={game.id} price={price} bets={bets} coupon={coupon} money={money} />
          ) : null;
        })}
      </ul>
      {coupon.bonusBet || coupon.isBonusBetRemoved ? <bonusBetRow.View coupon={coupon} /> : null}
      <MovedPrices coupon={coupon} />
    </div>
  );
}

/** One button accepts all changed prices. */
function MovedPrices({ coupon }: { readonly coupon: CouponState }): ReactElement | null {
  const { t } = useTexts();
  const { send: accept } = useSend(couponAcceptPrices);
  const { size } = pricesToAccept(coupon);
  if (size < 2) return null;
  return (
    <button type="button" className={styles.acceptAll} onClick={() => void accept({})}>
      {t('coupon.acceptAll', { count: size })}
    </button>
  );
}
