import {
  couponAcceptPrices,
  couponRemoveBet,
  type CouponBet,
  type CouponState,
} from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames, Icon, IconButton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useLanguage, useSettings } from '../shell-state';
import { betMoment } from './bet-moment';
import styles from './coupon.module.css';
import { betName, useOutcomeTexts } from './words-and-money';

/** The bets in the order they were added. */
export function CouponBets({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const isBusy = coupon.placing.status !== 'idle';
  return (
    <ul className={styles.bets}>
      {coupon.bets.map((bet) => (
        <BetRow key={bet.market.id} bet={bet} isBusy={isBusy} />
      ))}
    </ul>
  );
}

const FLAGS = [
  ['isFinished', 'finished'],
  ['isBlocked', 'blocked'],
  ['isDepend', 'depend'],
  ['isBannedExpress', 'bannedExpress'],
] as const;

interface BetRowProps {
  readonly bet: CouponBet;
  readonly isBusy: boolean;
}

function BetRow({ bet, isBusy }: BetRowProps): ReactElement {
  const { t } = useTranslation();
  const settings = useSettings();
  const { language, tag } = useLanguage();
  const texts = useOutcomeTexts();
  const { send: remove } = useSend(couponRemoveBet);
  const { market } = bet;
  const { game, isLive } = market;
  const name = betName(texts, bet);
  const flag = FLAGS.find(([key]) => bet[key])?.[1];

  return (
    <li className={classNames(styles.bet, flag && styles.flagged)}>
      <p className={styles.game}>
        <span className={classNames(styles.dot, isLive && styles.live)} />
        <a className={styles.gameLink} href={withLanguage(language, game.path)}>
          {game.home} – {game.away}
        </a>
        <span className={styles.moment}>{betMoment(bet, settings, tag)}</span>
        {isBusy ? null : (
          <IconButton
            icon="close"
            label={t('coupon.remove', { name })}
            onPress={() => void remove({ marketId: market.id })}
          />
        )}
      </p>
      <p className={styles.outcome}>
        <span>{name}</span>
        <strong className={styles.figure}>{formatCoef(market.coef, settings.coefViewId)}</strong>
      </p>
      {flag ? (
        <p className={styles.flag}>
          <Icon name="lock" size="s" /> {t(`coupon.flag.${flag}`)}
        </p>
      ) : (
        <PriceMove bet={bet} />
      )}
    </li>
  );
}

/** Says that the price is not the one the player took, until they take this one. */
function PriceMove({ bet }: { readonly bet: CouponBet }): ReactElement | null {
  const { t } = useTranslation();
  const { coefViewId } = useSettings();
  const { send: accept } = useSend(couponAcceptPrices);
  const { coef } = bet.market;
  if (bet.seenCoef === coef) return null;
  return (
    <div className={classNames(styles.move, coef > bet.seenCoef ? styles.up : styles.down)}>
      <span role="status">
        {t('coupon.moved', {
          from: formatCoef(bet.seenCoef, coefViewId),
          to: formatCoef(coef, coefViewId),
        })}
      </span>
      <button type="button" className={styles.accept} onClick={() => void accept({})}>
        {t('coupon.accept')}
      </button>
    </div>
  );
}
