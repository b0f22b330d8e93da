import { useMemo, type ReactElement } from 'react';
import type { Game, Section } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { gameBlocks, GameRows } from '@grandstand/line-ui';
import styles from './tabs.module.css';

interface RoundGamesProps {
  /** From 1. */
  readonly round: number;
  readonly games: readonly Game[];
  readonly section: Section;
  readonly loadedAt: number;
}

const NONE: ReadonlySet<number> = new Set();

/** The matches of a round, which keep their places while they are played and when they have ended. */
export function RoundGames({ round, games, section, loadedAt }: RoundGamesProps): ReactElement {
  const { t } = useAreaWords();
  const blocks = useMemo(() => gameBlocks(games), [games]);
  return (
    <section className={styles.round} aria-label={t('round', { round })}>
      <h2 className={styles.heading}>{t('round', { round })}</h2>
      <GameRows
        blocks={blocks}
        gone={NONE}
        section={section}
        listedAt={loadedAt}
        headingLevel={3}
      />
    </section>
  );
}
