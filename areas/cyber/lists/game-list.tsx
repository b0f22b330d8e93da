import { useMemo, type ReactElement } from 'react';
import type { Game, Section } from '@grandstand/bus-contracts';
import { gameBlocks, GameRows } from '@grandstand/line-ui';
import { classNames } from '@grandstand/ui';
import { NewsButton } from './news-button';
import { useKept } from './use-kept';
import styles from './lists.module.css';

interface GameListProps {
  readonly section: Section;
  readonly title: string;
  /** Of what is listed: another list begins anew. */
  readonly listKey: string;
  /** Of both sections. */
  readonly games: readonly Game[];
  readonly loadedAt: number;
}

/** Games in play, or the coming ones, by championship; nothing where there are none. */
export function GameList({
  section,
  title,
  listKey,
  games,
  loadedAt,
}: GameListProps): ReactElement | null {
  const own = useMemo(
    () => games.filter(({ isLive }) => isLive === (section === 'live')),
    [games, section],
  );
  const { shown, gone, news, show } = useKept(listKey, own, games);
  const blocks = useMemo(() => gameBlocks(shown), [shown]);
  if (shown.length === 0 && news === 0) return null;
  return (
    <section className={styles.list}>
      <div className={styles.bar}>
        <h2 className={classNames(styles.title, section === 'live' && styles.live)}>{title}</h2>
        <NewsButton of={title} news={news} hasGone={gone.size > 0} onShow={show} />
      </div>
      <GameRows
        key={listKey}
        blocks={blocks}
        gone={gone as ReadonlySet<number>}
        section={section}
        listedAt={loadedAt}
        headingLevel={3}
      />
    </section>
  );
}
