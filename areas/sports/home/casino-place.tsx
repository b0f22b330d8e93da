import type { ReactElement } from 'react';
import type { HomeGame, SiteHome } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { TileArt } from '@grandstand/game-ui';
import { classNames, Skeleton, useLoader } from '@grandstand/ui';
import { SectionHead } from './section-head';
import cards from './card-row.module.css';
import styles from './casino-place.module.css';

interface CasinoPlaceProps {
  readonly rows: SiteHome['games'];
  /** Whether the games may still come. */
  readonly isPending: boolean;
}

/** How many rows of how many games are expected. */
const ROWS = 2;
const GAMES = 6;

/** The games of the casino that the player opened last, or new ones, and popular ones; nothing where the operator may not show them to the player. */
export function CasinoPlace({ rows, isPending }: CasinoPlaceProps): ReactElement | null {
  const { t } = useAreaWords();
  const isLoading = useLoader(rows === null && isPending);
  if (rows) {
    return (
      <div className={styles.rows}>
        {rows.map(({ kind, games }) => (
          <Row
            key={kind}
            title={t(`home.games.${kind}`)}
            path={kind === 'recent' ? '/my-casino' : `/casino/${kind}`}
            kind={kind}
            games={games}
          />
        ))}
      </div>
    );
  }
  if (!isPending) return null;
  return (
    <div className={styles.rows}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.headPlace} />
          <div className={classNames(cards.row, styles.games)}>
            {Array.from({ length: GAMES }, (__, place) => (
              <div key={place} className={styles.shape}>
                {isLoading ? <Skeleton shape="block" /> : null}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  readonly title: string;
  readonly path: string;
  readonly kind: string;
  readonly games: readonly HomeGame[];
}

function Row({ title, path, kind, games }: RowProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <section className={styles.row} aria-label={title}>
      <SectionHead
        title={title}
        all={{
          path,
          text: t('home.games.all'),
          label: t('home.games.allOf', { name: title }),
        }}
      />
      <ul className={classNames(cards.row, styles.games)} data-keep-scroll={`home-${kind}`}>
        {games.map((game) => (
          <li key={game.slug} className={styles.shape}>
            <a className={styles.game} href={href(game.path)}>
              <TileArt slug={game.slug} engine={game.engine} />
              <span className={styles.name}>{game.name}</span>
              <span className={styles.provider}>{game.provider}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
