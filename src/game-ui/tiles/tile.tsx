import type { ReactElement } from 'react';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge, classNames, VisuallyHidden } from '@grandstand/ui';
import { useGamePath } from '../data/games-context';
import { FavouriteButton } from './favourite-button';
import { TileArt } from './tile-art';
import { TileJackpot } from './tile-jackpot';
import { useTileWords } from './tile-words';
import styles from './tile.module.css';

interface TileProps {
  readonly tile: CasinoTile;
  /** How many the player has left. */
  readonly freeSpins: number;
  readonly headingLevel: 2 | 3;
}

/** A game in a list: its picture, its name, and what a player should know before a press. */
export function Tile({ tile, freeSpins, headingLevel }: TileProps): ReactElement {
  const { href, t } = useAreaWords();
  const words = useTileWords();
  const pathOf = useGamePath();
  const { name, provider, blocked, isNew, isDemo } = tile;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.tile, blocked !== null && styles.blocked)}>
      <div className={styles.picture}>
        <TileArt slug={tile.slug} engine={tile.engine} />
        <span className={styles.marks}>
          {isNew ? <Badge>{t('games.tile.new')}</Badge> : null}
          {tile.hasJackpots && blocked === null ? <TileJackpot /> : null}
        </span>
        {freeSpins > 0 && blocked === null ? (
          <span className={styles.spins}>
            <span aria-hidden="true">{t('games.tile.free', { count: freeSpins })}</span>
            <VisuallyHidden>{t('games.tile.freeSpins', { count: freeSpins })}</VisuallyHidden>
          </span>
        ) : null}
      </div>
      <Heading className={styles.name}>
        <a className={styles.link} href={href(pathOf(tile))}>
          {name}
        </a>
      </Heading>
      <p className={styles.provider}>
        <span className={styles.company}>{provider.name}</span>
        {isDemo && blocked === null ? <span>· {t('games.tile.demo')}</span> : null}
      </p>
      {blocked === null ? (
        <dl className={styles.facts}>
          <div>
            <dt>
              <abbr title={t('games.tile.rtpLong')}>{t('games.tile.rtp')}</abbr>
            </dt>
            <dd>{words.rtp(tile)}</dd>
          </div>
          <div>
            <dt>
              <VisuallyHidden>{t('games.tile.volatility')}</VisuallyHidden>
            </dt>
            <dd>{words.volatility(tile)}</dd>
          </div>
          <div>
            <dt>
              <VisuallyHidden>{t('games.tile.stakes')}</VisuallyHidden>
            </dt>
            <dd>{words.stakes(tile)}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.reason}>{t('games.tile.blocked')}</p>
      )}
      <FavouriteButton tile={tile} />
    </article>
  );
}
