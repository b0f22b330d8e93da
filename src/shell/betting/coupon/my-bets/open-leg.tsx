import { feedGames, type GameNow, type PlacedLeg } from '@grandstand/bus-contracts';
import { legOutlook } from '@grandstand/bus-contracts/player';
import { useStreamKey } from '@grandstand/bus-contracts/react';
import { Badge, classNames, VisuallyHidden } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage, useSettings } from '../../../frame/shell-state';
import { startMoment } from '../bets/bet-moment';
import { LegPick } from '../bets/leg-pick';
import { needText } from './need-text';
import styles from './my-bets.module.css';

/** The leg's game as it is now: by the feed, or by the operator's answer where that is later. */
function useGameOf({ gameId, game }: PlacedLeg): GameNow | undefined {
  const latest = useStreamKey(feedGames, String(gameId));
  return game && (!latest || game.at > latest.at) ? game : latest;
}

interface OpenLegProps {
  readonly leg: PlacedLeg;
  readonly legs: readonly PlacedLeg[];
}

/** A leg of an open bet: its price, the score of its match, and its own state. */
export function OpenLeg({ leg, legs }: OpenLegProps): ReactElement {
  return (
    <li className={styles.leg}>
      <LegPick leg={leg} legs={legs} />
      <p className={styles.now}>
        {leg.status === 'accepted' ? <OpenState leg={leg} /> : <Result leg={leg} />}
      </p>
    </li>
  );
}

/** The score with what is still needed, or the start. */
function OpenState({ leg }: { readonly leg: PlacedLeg }): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const settings = useSettings();
  const game = useGameOf(leg);
  const score = game?.score;
  if (!score) return <>{startMoment(leg.startsAt, settings, tag)}</>;
  const outlook = legOutlook(leg, { score, isFinished: game.isFinished });
  const isOfSets = outlook?.unit === 'sets' || outlook?.unit === 'maps';
  const points = isOfSets ? score.periods[score.period - 1] : null;
  const within = outlook?.part ?? points;
  return (
    <>
      <strong className={styles.score}>
        <VisuallyHidden>{t('openBets.score')} </VisuallyHidden>
        {score.written
          ? `${score.written.home} : ${score.written.away}`
          : `${score.home}:${score.away}`}
        {within ? ` (${within.home}:${within.away})` : null}
        {score.minute === null ? null : ` ${score.minute}′`}
      </strong>
      {outlook ? (
        <span className={classNames(outlook.isWinning && styles.winning)}>
          {needText(outlook, leg, t)}
        </span>
      ) : null}
    </>
  );
}

/** The colours of what became of a bet or a leg. */
export const BADGES = {
  accepted: 'info',
  won: 'success',
  'half-won': 'success',
  lost: 'danger',
  'half-lost': 'danger',
  void: 'neutral',
  'cashed-out': 'info',
} as const;

/** The result of a settled leg. */
function Result({ leg }: { readonly leg: PlacedLeg }): ReactElement {
  const { t } = useTexts();
  return (
    <>
      {leg.result === null ? null : <strong className={styles.score}>{leg.result}</strong>}
      <Badge kind={BADGES[leg.status]}>{t(`openBets.status.${leg.status}`)}</Badge>
    </>
  );
}
