import { useState, type ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { TileGrid, TileSkeleton, useGameCall, type AnswerTo } from '@grandstand/game-ui';
import { AreaState, Button, Icon, VisuallyHidden } from '@grandstand/ui';
import { indexPath } from '../page/games-screen';
import { pagesOf, tilesInput, type Group } from './groups';
import styles from './index-screen.module.css';

interface GroupSectionProps {
  readonly group: Group;
  /** The page's heading, which names the games of a filter already. */
  readonly title: string;
  /** The category that the group is; undefined: it is none. */
  readonly partition: AnswerTo<'gamePartitions'>[number] | undefined;
}

/** The games of a group, with the way to all of them. */
export function GroupSection({ group, title, partition }: GroupSectionProps): ReactElement {
  const { href, t } = useAreaWords();
  const [count, setCount] = useState(1);
  const { key, slugs, total } = group;
  const name = key === null ? title : (partition?.name ?? t(`group.${key}`, key));
  const pages = pagesOf(slugs);
  const hasAll = partition !== undefined && total > slugs.length;
  return (
    <section className={styles.part} aria-label={name}>
      {key === null ? null : (
        <div className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          {hasAll ? (
            <a className={styles.all} href={href(indexPath({ category: partition.id }))}>
              {t('group.all', { number: total })}
              <VisuallyHidden> {name}</VisuallyHidden>
              <Icon name="chevron-right" size="s" />
            </a>
          ) : null}
        </div>
      )}
      {pages.slice(0, count).map((page) => (
        <Tiles key={page[0]} slugs={page} label={name} />
      ))}
      {count < pages.length ? (
        <div className={styles.more}>
          <Button onClick={() => setCount(count + 1)}>{t('games.list.more')}</Button>
        </div>
      ) : null}
    </section>
  );
}

/** Games in the order of their slugs; those that there are no more are left out. */
function Tiles({
  slugs,
  label,
}: {
  readonly slugs: readonly string[];
  readonly label: string;
}): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall(
    'casinoGames',
    tilesInput(slugs),
  );
  const error = useLoadError({ title: t('error.games'), loadedAt, retry });
  const bySlug = new Map(data?.games.map((tile) => [tile.slug, tile]));
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed || isMissing}
      loading={{ label: t('loading'), shape: <TileSkeleton count={slugs.length} /> }}
      error={error}
    >
      {() => <TileGrid tiles={slugs.flatMap((slug) => bySlug.get(slug) ?? [])} label={label} />}
    </AreaState>
  );
}
