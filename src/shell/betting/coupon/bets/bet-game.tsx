import type { CouponBet } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { classNames, Crest, Skeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { useLanguage, useSettings } from '../../../frame/shell-state';
import { betMoment } from './bet-moment';
import styles from './bets.module.css';

interface BetGameProps {
  readonly bet: CouponBet;
  /** Whether the operator's names are shown; until then there is a placeholder. */
  readonly hasNames: boolean;
}

/** The match of a bet, and its start or score. */
export function BetGame({ bet, hasNames }: BetGameProps): ReactElement {
  const settings = useSettings();
  const { language, tag } = useLanguage();
  const { game, isLive } = bet.market;
  const hasLogos = settingOf(settings, 'isTeamLogosInCoupon') === 1;
  return (
    <div className={styles.game}>
      <span className={classNames(styles.dot, isLive && styles.live)} />
      {hasLogos && hasNames ? <Crests game={game} /> : null}
      {hasNames ? (
        <>
          <a
            className={styles.teams}
            href={withLanguage(language, game.path)}
            title={`${game.home} – ${game.away}`}
          >
            <span>{game.home}</span>
            {' – '}
            <span>{game.away}</span>
          </a>
          <span className={styles.moment}>{betMoment(bet, settings, tag)}</span>
        </>
      ) : (
        <Unnamed bet={bet} />
      )}
      {settingOf(settings, 'isShowGameId') === 1 ? (
        <span className={styles.moment}>#{game.id}</span>
      ) : null}
    </div>
  );
}

/** The badges of both sides. */
function Crests({ game }: { readonly game: CouponBet['market']['game'] }): ReactElement {
  return (
    <>
      <Crest badge={game.homeBadge} name={game.home} />
      <Crest badge={game.awayBadge} name={game.away} />
    </>
  );
}

/** Shown instead of the match until its name is loaded, or if the operator has no such match. */
function Unnamed({ bet }: { readonly bet: CouponBet }): ReactElement {
  const { t } = useTexts();
  return (
    <span className={styles.unnamed}>
      {bet.isBlocked ? t('coupon.unknownOutcome') : <Skeleton shape="text" />}
    </span>
  );
}
