import { betsChanged, betsList, sessionState, type PlacedBet } from '@grandstand/bus-contracts';
import { formatCoef, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { reloadQueries, usePlayerQuery, useQueryClient } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useBusState } from '@grandstand/bus-contracts/react';
import { classNames, Skeleton, useLoader } from '@grandstand/ui';
import { useEffect, useId, type ReactElement, type ReactNode } from 'react';
import type { manifest } from '../../manifest';
import { openBetText } from './open-bet-text';
import { SectionHead } from '../section-head';
import row from '../card-row.module.css';
import styles from './open-bets.module.css';

const HISTORY_PATH = '/office/history';
/** How many are shown beside each other. */
const SHOWN = 3;

interface OpenBetsProps {
  /** Shown in the same place to a player without open bets; undefined until it is known, null for nothing. */
  readonly instead: ReactNode;
}

/** The player's latest open bets. Their place has one size, so that nothing moves when they come. */
export function OpenBets({ instead }: OpenBetsProps): ReactNode {
  const { t } = useAreaWords();
  const id = useId();
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const session = useBusState(sessionState);
  const userId = session?.status === 'player' ? session.userId : undefined;
  const request = { status: 'open', limit: SHOWN } as const;
  const { data, hasFailed } = usePlayerQuery(bus, betsList, request, userId);
  useEffect(
    () => bus.on(betsChanged, () => reloadQueries(client, { queryKey: [betsList.name] })),
    [bus, client],
  );
  const bets = data?.bets.slice(0, SHOWN);
  const hasNone = bets?.length === 0;
  const isPending = !hasFailed && (!bets || (hasNone && instead === undefined));
  const isLoading = useLoader(isPending);
  if (hasNone && instead) return instead;
  return (
    <section className={styles.bets} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('home.bets.title')}
        all={{ path: HISTORY_PATH, text: t('bets.all') }}
      />
      {bets && bets.length > 0 ? (
        <ul className={classNames(row.row, styles.list)}>
          {bets.map((bet) => (
            <BetCard key={bet.id} bet={bet} />
          ))}
        </ul>
      ) : (
        <div className={classNames(row.row, styles.list)}>
          {isPending ? (
            Array.from({ length: SHOWN }, (_, place) => (
              <div key={place}>{isLoading ? <Skeleton shape="block" /> : null}</div>
            ))
          ) : (
            <p className={styles.none}>{t(hasFailed ? 'bets.failed' : 'home.bets.none')}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** A bet: what it is on, and what it may return; pressed, the bet opens. */
function BetCard({ bet }: { readonly bet: PlacedBet }): ReactElement {
  const words = useAreaWords();
  const { href, language, settings, t } = words;
  const tag = languageTag(language);
  const { match, outcome } = openBetText(bet, words);
  return (
    <li>
      <a className={styles.card} href={href(`${HISTORY_PATH}/${encodeURIComponent(bet.id)}`)}>
        <span className={styles.match}>{match}</span>
        <span className={styles.outcome}>
          {`${outcome} · ${formatCoef(bet.coef, settings.coefViewId)}`}
        </span>
        <span className={styles.money}>
          <span>{`${t(bet.isFreeBet ? 'bets.freeBet' : 'bets.stake')} ${formatMoney(bet.amount, bet, tag)}`}</span>
          <strong>{`${t('bets.possibleWin')} ${formatMoney(bet.possibleWin, bet, tag)}`}</strong>
        </span>
      </a>
    </li>
  );
}
