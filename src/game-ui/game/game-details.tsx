import type { ReactElement } from 'react';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { BarredBlock, ButtonLink } from '@grandstand/ui';
import type { AnswerTo } from '../data/source';
import { useFreeSpins } from '../data/use-free-spins';
import { PlayButtons } from '../play/play-buttons';
import { FavouriteButton } from '../tiles/favourite-button';
import { TileArt } from '../tiles/tile-art';
import { TileGrid } from '../tiles/tile-grid';
import { useTileWords } from '../tiles/tile-words';
import { FairnessSection } from './fairness-section';
import { RoundsSection } from './rounds-section';
import { RulesSection } from './rules-section';
import styles from './game-details.module.css';

interface GameDetailsProps extends AnswerTo<'casinoGame'> {
  /** The game's number or slug, as the page is addressed. */
  readonly address: string;
}

/** What a game's page has under its name: what the game returns and costs, how it is opened and played, and others like it. */
export function GameDetails({ address, game, similar }: GameDetailsProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <>
      <GameCard game={game} />
      <RulesSection game={address} engine={game.engine} />
      <FairnessSection />
      <RoundsSection game={game} />
      {similar.length > 0 ? (
        <section className={styles.part} aria-label={t('games.game.similar')}>
          <h2 className={styles.title}>{t('games.game.similar')}</h2>
          <TileGrid tiles={similar} label={t('games.game.similar')} isRow />
        </section>
      ) : null}
    </>
  );
}

function GameCard({ game }: { readonly game: CasinoTile }): ReactElement {
  const { href, t } = useAreaWords();
  const words = useTileWords();
  const { provider, blocked } = game;
  const freeSpins = useFreeSpins()(game.slug);
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <TileArt slug={game.slug} engine={game.engine} />
        <FavouriteButton tile={game} />
      </div>
      <div className={styles.about}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('games.game.provider')}</dt>
            <dd>
              <a href={href(`/providers/${encodeURIComponent(provider.slug)}`)}>{provider.name}</a>
            </dd>
          </div>
          <div>
            <dt>{t('games.game.rtp')}</dt>
            <dd>{words.rtp(game)}</dd>
          </div>
          <div>
            <dt>{t('games.tile.volatility')}</dt>
            <dd>{words.volatility(game)}</dd>
          </div>
          <div>
            <dt>{t('games.tile.stakes')}</dt>
            <dd>{words.stakes(game)}</dd>
          </div>
        </dl>
        <p className={styles.note}>
          {t(game.rtp === game.rtpMost ? 'games.game.rtpText' : 'games.game.rtpRange', {
            rtp: words.rtp(game),
          })}
        </p>
        {blocked === null && freeSpins > 0 ? (
          <p className={styles.spins}>{t('games.game.freeSpins', { count: freeSpins })}</p>
        ) : null}
        {blocked === null ? (
          <PlayButtons game={game} />
        ) : (
          <BarredBlock title={t('games.game.blocked')} text={t('games.game.blockedText')}>
            <ButtonLink href={href('/slots')}>{t('games.game.slots')}</ButtonLink>
          </BarredBlock>
        )}
      </div>
    </div>
  );
}
