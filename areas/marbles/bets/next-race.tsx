import { useState, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { MarketCard } from '@grandstand/line-ui';
import { Button, EmptyBlock } from '@grandstand/ui';
import type { Marbles } from '../data/marbles';
import styles from './bets.module.css';

const COLUMNS = 2;
const NONE: ReadonlySet<string> = new Set();

/** The markets of a race; those of the race after it are shown when the player asks for them. */
export function NextRace({
  marbles: { next },
}: {
  readonly marbles: Marbles;
}): ReactElement | null {
  const { t } = useAreaWords();
  const [shown, setShown] = useState(next);
  if (!next) return null;
  if (!next.game) {
    return <EmptyBlock icon="lock" title={t('bets.closed.title')} text={t('bets.closed.text')} />;
  }
  // Prices of the same race are renewed in their places.
  if (next !== shown && (!shown?.game || shown.number === next.number)) setShown(next);
  const race = shown?.game ? shown : next;
  const isPast = race.number !== next.number;
  return (
    <section className={styles.bets} aria-labelledby="marbles-bets">
      <div className={styles.head}>
        <h2 id="marbles-bets" className={styles.title}>
          {t('bets.title', { number: race.number })}
        </h2>
        {isPast ? (
          <Button kind="primary" size="s" onClick={() => setShown(next)}>
            {t('bets.next', { number: next.number })}
          </Button>
        ) : null}
      </div>
      {race.game ? <Markets key={race.number} game={race.game} isPast={isPast} /> : null}
    </section>
  );
}

interface MarketsProps {
  readonly game: Game;
  /** Whether the race has started. */
  readonly isPast: boolean;
}

function Markets({ game, isPast }: MarketsProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.markets}>
      {game.markets.map(({ typeId, outcomes }) => (
        <MarketCard
          key={typeId}
          game={game}
          marketTypeId={typeId}
          columns={COLUMNS}
          rows={Array.from({ length: Math.ceil(outcomes.length / COLUMNS) }, (_, row) =>
            outcomes.slice(row * COLUMNS, (row + 1) * COLUMNS),
          )}
          gone={isPast ? new Set(outcomes.map(({ id }) => id)) : NONE}
          lockOf={() => t('bets.locked')}
        />
      ))}
    </div>
  );
}
