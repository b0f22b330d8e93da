import type { ReactElement } from 'react';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { useGameCall } from '@grandstand/game-ui';
import { centreInRow, classNames } from '@grandstand/ui';
import { categoryPath, type CasinoScreen, TOURNAMENTS_PATH } from './casino-screen';
import styles from './rail.module.css';

interface Place {
  readonly path: string;
  readonly name: string;
  readonly count?: number;
  readonly isCurrent: boolean;
}

/** The categories that have games, and the places that are not categories. */
export function Rail({ screen }: { readonly screen: CasinoScreen }): ReactElement {
  const { href, t } = useAreaWords();
  const { path } = useAreaPlace();
  const { data } = useGameCall('casinoLobby', {});
  const place = (to: string, name: string, isCurrent: boolean, count?: number): Place => ({
    path: to,
    name,
    isCurrent,
    ...(count !== undefined && { count }),
  });
  const isAt = (to: string): boolean => path.split('?')[0] === to;
  // A jurisdiction without a casino has the pages of its slots alone.
  const hasCasino = data?.products.includes('casino') ?? true;
  const ofCategories = (data?.categories ?? [])
    .filter(({ slug, games }) => games > 0 && (hasCasino || slug === 'slots'))
    .filter(({ slug }) => slug !== 'live-casino' || data?.products.includes('live-casino'))
    .map(({ slug, games }) =>
      place(
        categoryPath(slug),
        t(`category.${slug}`),
        screen.kind === 'list' && screen.category === slug,
        games,
      ),
    );
  const own = hasCasino
    ? [
        place('/my-casino', t('title.my'), isAt('/my-casino')),
        place('/my-casino/favorites', t('title.favourites'), isAt('/my-casino/favorites')),
      ]
    : [];
  const others = hasCasino
    ? [
        place(
          '/providers',
          t('title.providers'),
          screen.kind === 'providers' || (screen.kind === 'list' && screen.title === 'provider'),
        ),
        place('/othergames', t('category.all'), isAt('/othergames')),
        place('/fast-bet', t('category.fast-bet'), isAt('/fast-bet')),
        place(
          TOURNAMENTS_PATH,
          t('rail.tournaments'),
          screen.kind === 'tournaments' || screen.kind === 'tournament',
        ),
      ]
    : [];
  const lobby = hasCasino ? [place('/casino', t('title.lobby'), screen.kind === 'lobby')] : [];
  return (
    <>
      <ul className={styles.list} aria-label={t('rail.label')}>
        {[...lobby, ...own, ...ofCategories, ...others].map(
          ({ path: to, name, count, isCurrent }) => (
            <li key={to} ref={isCurrent ? centreInRow : undefined}>
              <a
                className={classNames(styles.place, isCurrent && styles.current)}
                href={href(to)}
                aria-current={isCurrent ? 'page' : undefined}
              >
                <span className={styles.name}>{name}</span>
                {count === undefined ? null : <span className={styles.count}>{count}</span>}
              </a>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
