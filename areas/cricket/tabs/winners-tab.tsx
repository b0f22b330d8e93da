import { useState, type ReactElement } from 'react';
import type { Game, Outcome } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { MarketCard } from '@grandstand/line-ui';
import { EmptyBlock, Section } from '@grandstand/ui';
import type { Championship } from '../data/championship';
import { ToLine } from './to-line';
import styles from './tabs.module.css';

const COLUMNS = 2;

/** The bet on the winner of the championship; the champion once it is over. */
export function WinnersTab({
  championship,
}: {
  readonly championship: Championship;
}): ReactElement {
  const { t } = useAreaWords();
  const { winner, champion, isLineClosed } = championship;
  if (champion !== null) {
    return (
      <EmptyBlock
        icon="cricket"
        title={t('winners.after.title', { champion })}
        text={t('winners.after.text')}
      >
        <ToLine championship={championship} />
      </EmptyBlock>
    );
  }
  // Before the last match one side may be certain to win, so nothing is left to bet on.
  if (!winner || winner.markets.length === 0) {
    const reason = isLineClosed ? 'closed' : 'decided';
    return (
      <EmptyBlock
        icon="cricket"
        title={t(`winners.${reason}.title`)}
        text={t(`winners.${reason}.text`)}
      />
    );
  }
  return (
    <>
      <Section title={t('winners.market')}>
        <Winner key={winner.id} game={winner} />
      </Section>
      <p className={styles.note}>{t('winners.note')}</p>
    </>
  );
}

function Winner({ game }: { readonly game: Game }): ReactElement {
  const { t } = useAreaWords();
  const [market] = game.markets;
  const open = market?.outcomes ?? [];
  // Sides that can no longer win stay in their places, locked.
  const [first] = useState(open);
  const byId = new Map(open.map((outcome) => [outcome.id, outcome]));
  const shown = first.map((outcome): Outcome => byId.get(outcome.id) ?? outcome);
  const gone = new Set(first.filter(({ id }) => !byId.has(id)).map(({ id }) => id));
  return (
    <MarketCard
      game={game}
      marketTypeId={market?.typeId ?? 0}
      columns={COLUMNS}
      rows={Array.from({ length: Math.ceil(shown.length / COLUMNS) }, (_, row) =>
        shown.slice(row * COLUMNS, (row + 1) * COLUMNS),
      )}
      gone={gone}
      lockOf={(isGone) => t(isGone ? 'winners.out' : 'winners.locked')}
    />
  );
}
