import { couponRemoveBet, type CouponBet, type CouponState } from '@grandstand/bus-contracts';
import { couponSetBanker } from '@grandstand/bus-contracts/shell';
import { settingOf } from '@grandstand/bus-contracts/area';
import { BANKER_BLOCK, formatCoef, SYSTEM } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames, Crest, Icon, IconButton, Skeleton, useLoader } from '@grandstand/ui';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../../routes';
import { useLanguage, useSettings } from '../../frame/shell-state';
import { betName, isNamed, useOutcomeTexts, type StakeMoney } from '../words-and-money';
import { useCouponSnapshot } from '../hooks/use-coupon-snapshot';
import { betMoment } from './bet-moment';
import styles from './bets.module.css';
import { BetStake } from './bet-stake';
import { flagOf, useFlagFixes } from './flags';
import { askedPrices, PriceMove } from './price-move';

interface BetRowProps {
  readonly bet: CouponBet;
  readonly money: StakeMoney;
  /** The bet's own stake in a batch of singles, else undefined. */
  readonly ownStake: number | null | undefined;
  readonly ownWin: number | null;
}

/** One bet: match, outcome, price and problem. It renders when its own bet changes. */
export const BetRow = memo(function BetRow({
  bet,
  money,
  ownStake,
  ownWin,
}: BetRowProps): ReactElement {
  const coupon = useCouponSnapshot();
  const { t } = useTranslation();
  const settings = useSettings();
  const { language, tag } = useLanguage();
  const texts = useOutcomeTexts();
  const { send: remove } = useSend(couponRemoveBet);
  const { send: setBanker } = useSend(couponSetBanker);
  const { market } = bet;
  const { game, isLive } = market;
  const hasNames = !useLoader(!isNamed(bet));
  const name = betName(texts, bet);
  const teams = `${game.home} – ${game.away}`;
  const isBusy = coupon.placing.status !== 'idle';
  const isBanker = coupon.typeId === SYSTEM && bet.blockId === BANKER_BLOCK;
  const flag = flagOf(bet, coupon);
  const hasLogos = settingOf(settings, 'isTeamLogosInCoupon') === 1;

  return (
    <li
      className={classNames(styles.bet, flag !== null && styles.flagged, isBanker && styles.banker)}
      aria-busy={!bet.isConfirmed && flag === null}
    >
      <p className={styles.game}>
        <span className={classNames(styles.dot, isLive && styles.live)} />
        {hasLogos && hasNames ? (
          <>
            <Crest team={game.home} />
            <Crest team={game.away} />
          </>
        ) : null}
        {hasNames ? (
          <>
            <a className={styles.gameLink} href={withLanguage(language, game.path)} title={teams}>
              {teams}
            </a>
            <span className={styles.moment}>{betMoment(bet, settings, tag)}</span>
          </>
        ) : (
          <Unnamed bet={bet} />
        )}
        {isBusy ? null : (
          <IconButton
            icon="close"
            label={hasNames ? t('coupon.remove', { name }) : t('coupon.fix.remove')}
            onPress={() => void remove({ marketId: market.id })}
          />
        )}
      </p>
      {settingOf(settings, 'isShowGameId') === 1 ? (
        <p className={styles.game}>
          <span className={styles.moment}>#{game.id}</span>
        </p>
      ) : null}
      <p className={styles.outcome}>
        {hasNames ? <span>{name}</span> : <Skeleton shape="text" />}
        <strong className={styles.figure}>{formatCoef(market.coef, settings.coefViewId)}</strong>
      </p>
      {coupon.typeId === SYSTEM && (coupon.isBankerOffered || isBanker) && !isBusy ? (
        <button
          type="button"
          className={styles.bankerButton}
          aria-pressed={isBanker}
          aria-label={t('coupon.banker.of', { name })}
          title={t('coupon.banker.hint')}
          disabled={bet.isDisabledBanker && !isBanker}
          onClick={() => void setBanker({ marketId: market.id, isBanker: !isBanker })}
        >
          <Icon name={isBanker ? 'check' : 'lock'} size="s" /> {t('coupon.banker.name')}
        </button>
      ) : null}
      {flag ? (
        <Flag flag={flag} bet={bet} coupon={coupon} />
      ) : (
        <PriceMove bet={bet} isAsked={askedPrices(coupon).has(market.id)} />
      )}
      {ownStake === undefined ? null : (
        <BetStake
          bet={bet}
          name={name}
          stake={ownStake}
          possibleWin={ownWin}
          money={money}
          isBusy={isBusy}
        />
      )}
    </li>
  );
});

/** Shown instead of the match until the operator has named it, or if the operator does not know it. */
function Unnamed({ bet }: { readonly bet: CouponBet }): ReactElement {
  const { t } = useTranslation();
  return (
    <span className={styles.unnamed}>
      {bet.isBlocked ? t('coupon.unknownOutcome') : <Skeleton shape="text" />}
    </span>
  );
}

/** Why a bet can't be placed, and the buttons that fix it. */
function Flag({
  flag,
  bet,
  coupon,
}: {
  readonly flag: string;
  readonly bet: CouponBet;
  readonly coupon: CouponState;
}): ReactElement {
  const { t } = useTranslation();
  const fixes = useFlagFixes(bet, coupon);
  return (
    <div className={styles.flag}>
      <p className={styles.reason}>
        <Icon name="lock" size="s" /> {t(`coupon.flag.${flag}`)}
      </p>
      {fixes.map(({ key, run }) => (
        <button key={key} type="button" className={styles.press} onClick={run}>
          {t(`coupon.fix.${key}`)}
        </button>
      ))}
    </div>
  );
}
