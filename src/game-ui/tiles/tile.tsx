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

/** A game in a list: its picture, its name, and what a player should know before a press. */
export function Tile({ tile }: { readonly tile: CasinoTile }): ReactElement {
  const { href, t } = useAreaWords();
  const words = useTileWords();
  const pathOf = useGamePath();
  const { name, provider, blocked, isNew, isDemo } = tile;
  return (
    <article className={classNames(styles.tile, blocked !== null && styles.blocked)}>
      <div className={styles.picture}>
        <TileArt slug={tile.slug} engine={tile.engine} />
        <span className={styles.marks}>{isNew ? <Badge>{t('games.tile.new')}</Badge> : null}</span>
        {tile.hasJackpots && blocked === null ? <TileJackpot /> : null}
      </div>
      <h3 className={styles.name}>
        <a className={styles.link} href={href(pathOf(tile))}>
          {name}
        </a>
      </h3>
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
