import { betsChanged, betsList, sessionState } from '@grandstand/bus-contracts';
import type { PlacedBet } from '@grandstand/bus-contracts';
import {
  formatCoef,
  formatMoney,
  languageTag,
  outcomeLongName,
} from '@grandstand/bus-contracts/domain';
import {
  commandQuery,
  reloadQueries,
  useQuery,
  useQueryClient,
} from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useBusState } from '@grandstand/bus-contracts/react';
import { Badge, classNames, ErrorBlock } from '@grandstand/ui';
import { useEffect, useId, type ReactElement } from 'react';
import { MoreLink } from '../lists/more-link';
import type { manifest } from '../manifest';
import styles from './game-bets.module.css';

const HISTORY_PATH = '/office/history';
const BADGES = {
  accepted: 'info',
  won: 'success',
  'half-won': 'success',
  lost: 'danger',
  'half-lost': 'danger',
  void: 'neutral',
  'cashed-out': 'success',
} as const;

/** The player's bets on a match; none for a guest and on the server. */
export function GameBets({ gameId }: { readonly gameId: number }): ReactElement | null {
  const session = useBusState(sessionState);
  if (session?.status !== 'player') return null;
  return <BetsOfPlayer gameId={gameId} userId={session.userId} />;
}

interface BetsOfPlayerProps {
  readonly gameId: number;
  readonly userId: string;
}

function BetsOfPlayer({ gameId, userId }: BetsOfPlayerProps): ReactElement | null {
  const { t } = useAreaWords();
  const id = useId();
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(commandQuery(bus, betsList, { gameId }, userId));
  useEffect(
    () => bus.on(betsChanged, () => reloadQueries(client, { queryKey: [betsList.name] })),
    [bus, client],
  );
  // A back end without this filter answers all bets.
  const bets = data?.bets.filter(({ legs }) => legs.some((leg) => leg.gameId === gameId));
  if (!bets && isError) {
    const action = { label: t('error.retry'), onPress: () => void refetch() };
    return <ErrorBlock title={t('bets.failed')} text={t('error.again')} action={action} />;
  }
  if (!bets?.length) return null;
  return (
    <section className={styles.bets} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t('bets.title')}
      </h2>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <BetRow key={bet.id} bet={bet} gameId={gameId} />
        ))}
      </ul>
      {data?.hasMore ? <MoreLink path={HISTORY_PATH} text={t('bets.all')} /> : null}
    </section>
  );
}

interface BetRowProps {
  readonly bet: PlacedBet;
  readonly gameId: number;
}

/** The player's bets on this match, with stake and result; pressed, the bet opens. */
function BetRow({ bet, gameId }: BetRowProps): ReactElement {
  const { dictionary, href, language, settings, t } = useAreaWords();
  const tag = languageTag(language);
  const isOpen = bet.status === 'accepted';
  const isWon = bet.status === 'won' || bet.status === 'half-won';
  const legs = bet.legs.filter((leg) => leg.gameId === gameId);
  const matchCoef = legs[0]?.matchCoef;
  return (
    <li>
      <a className={styles.row} href={href(`${HISTORY_PATH}/${encodeURIComponent(bet.id)}`)}>
        <span className={styles.what}>
          {legs.map((leg) => {
            const coef = leg.matchCoef === undefined ? leg.coef : null;
            const name = outcomeLongName(dictionary, leg, leg);
            return (
              <span key={leg.marketId} className={styles.leg}>
                {coef === null ? name : `${name} · ${formatCoef(coef, settings.coefViewId)}`}
              </span>
            );
          })}
          {matchCoef === undefined ? null : (
            <span className={styles.meta}>
              {`${t('bets.sameMatch')} · ${formatCoef(matchCoef, settings.coefViewId)}`}
            </span>
          )}
          {bet.legs.length > legs.length ? (
            <span className={styles.meta}>{t('bets.legs', { count: bet.legs.length })}</span>
          ) : null}
        </span>
        <span className={styles.figure}>
          <span className={styles.meta}>{t(bet.isFreeBet ? 'bets.freeBet' : 'bets.stake')}</span>
          <span>{formatMoney(bet.amount, bet, tag)}</span>
        </span>
        <span className={styles.figure}>
          <span className={styles.meta}>{t(isOpen ? 'bets.possibleWin' : 'bets.payout')}</span>
          <span className={classNames(styles.win, isWon && styles.won)}>
            {formatMoney(isOpen ? bet.possibleWin : bet.payout, bet, tag)}
          </span>
        </span>
        <span className={styles.status}>
          <Badge kind={BADGES[bet.status]}>{t(`bets.status.${bet.status}`)}</Badge>
        </span>
      </a>
    </li>
  );
}
