import { memo, type ReactElement } from 'react';
import type { PlacedBet } from '@grandstand/bus-contracts';
import {
  formatCoef,
  formatMoney,
  isOneMatch,
  languageTag,
  outcomeLongName,
} from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import { CashOutButton } from '../cash-out/cash-out-button';
import type { Offer } from '../cash-out/use-offers';
import { betPath } from '../page/office-screen';
import { betMarks } from '../words/bet-marks';
import { StatusBadge } from '../words/status-badge';
import { betTypeText } from '../words/bet-type-text';
import styles from './bet-row.module.css';

interface BetRowProps {
  readonly bet: PlacedBet;
  readonly offer: Offer | undefined;
  /** Writes when it was placed. */
  readonly time: (at: number) => string;
}

/** A bet of the history; pressed, it opens. The bets before it are not rendered again with a page more. */
export const BetRow = memo(function BetRow({ bet, offer, time }: BetRowProps): ReactElement {
  const { dictionary, href, language, settings, t } = useAreaWords();
  const tag = languageTag(language);
  const [first, ...rest] = bet.legs;
  const isOfOneMatch = isOneMatch(bet.legs);
  const named = isOfOneMatch ? bet.legs : bet.legs.slice(0, 1);
  const outcomes = named.map((leg) => outcomeLongName(dictionary, leg, leg)).join(', ');
  const isOpen = bet.status === 'accepted';
  const isWon = bet.status === 'won' || bet.status === 'half-won';
  return (
    <li className={styles.item}>
      <a className={styles.row} href={href(betPath(bet.id))}>
        <span className={styles.when}>{time(bet.placedAt)}</span>
        <span className={styles.what}>
          <span className={styles.type}>
            {[betTypeText(bet, t), ...betMarks(bet, { t, tag, settings })].join(' · ')}
          </span>
          {first ? (
            <span className={styles.leg}>{`${first.home} – ${first.away}: ${outcomes}`}</span>
          ) : null}
          {rest.length > 0 && !isOfOneMatch ? (
            <span className={styles.meta}>{t('bet.moreLegs', { count: rest.length })}</span>
          ) : null}
        </span>
        <span className={styles.figure}>
          <span className={styles.meta}>{t('bet.stake')}</span>
          <span>{formatMoney(bet.amount, bet, tag)}</span>
        </span>
        <span className={styles.figure}>
          <span className={styles.meta}>{t('bet.coef')}</span>
          <span>{formatCoef(bet.coef, settings.coefViewId)}</span>
        </span>
        <span className={styles.figure}>
          <span className={styles.meta}>{t(isOpen ? 'bet.possibleWin' : 'bet.payout')}</span>
          <span className={classNames(styles.win, isWon && styles.won)}>
            {formatMoney(isOpen ? bet.possibleWin : bet.payout, bet, tag)}
          </span>
        </span>
        <span className={styles.status}>
          <StatusBadge status={bet.status} />
        </span>
      </a>
      <CashOutButton bet={bet} offer={offer} />
    </li>
  );
});
