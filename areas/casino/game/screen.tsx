import type { ReactElement } from 'react';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, BarredBlock, ButtonLink, Icon, Section, Skeleton } from '@grandstand/ui';
import { useCasino } from '../data/use-casino';
import { categoryPath, providerPath } from '../page/casino-screen';
import type { LaterScreenProps } from '../page/later-screens';
import { Screen } from '../page/screen-frame';
import { UnknownScreen } from '../page/unknown-screen';
import { FavouriteButton } from '../tiles/favourite-button';
import { TileArt } from '../tiles/tile-art';
import { TileGrid } from '../tiles/tile-grid';
import { useTileWords } from '../tiles/tile-words';
import { PlayButtons } from './play-buttons';
import styles from './screen.module.css';

/** A game: what it returns and costs, how it is played, and the buttons that open it on the stage above. */
export default function GameScreen({ screen }: LaterScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const gameId = screen.kind === 'game' ? screen.gameId : '';
  const { data, loadedAt, hasFailed, isMissing, retry } = useCasino('casinoGame', { game: gameId });
  const error = useLoadError({ title: t('error.game'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  const game = data?.game;
  const [category = 'casino'] = game?.categories ?? [];
  return (
    <>
      <a className={styles.back} href={href(game ? categoryPath(category) : '/casino')}>
        <span className={styles.arrow}>
          <Icon name="chevron-right" size="s" />
        </span>
        {t(game ? `category.${category}` : 'title.lobby')}
      </a>
      <Screen title={game?.name ?? t('title.game')}>
        <AreaState
          data={data}
          hasFailed={hasFailed}
          loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
          error={error}
        >
          {(loaded) => (
            <>
              <GameCard game={loaded.game} />
              <Section title={t('game.rules')}>
                <p>{t(`rules.${loaded.game.engine}`)}</p>
                <p>{t('game.rulesMore')}</p>
                <p>
                  <a className={styles.link} href={href('/office/fairness')}>
                    {t('game.fairness')}
                  </a>
                </p>
              </Section>
              {loaded.similar.length > 0 ? (
                <section className={styles.part} aria-label={t('game.similar')}>
                  <h2 className={styles.title}>{t('game.similar')}</h2>
                  <TileGrid tiles={loaded.similar} label={t('game.similar')} isRow />
                </section>
              ) : null}
            </>
          )}
        </AreaState>
      </Screen>
    </>
  );
}

function GameCard({ game }: { readonly game: CasinoTile }): ReactElement {
  const { href, t } = useAreaWords();
  const words = useTileWords();
  const { provider, blocked } = game;
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <TileArt slug={game.slug} engine={game.engine} />
        <FavouriteButton tile={game} />
      </div>
      <div className={styles.about}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('game.provider')}</dt>
            <dd>
              <a href={href(providerPath(provider.slug))}>{provider.name}</a>
            </dd>
          </div>
          <div>
            <dt>{t('game.rtp')}</dt>
            <dd>{words.rtp(game)}</dd>
          </div>
          <div>
            <dt>{t('tile.volatility')}</dt>
            <dd>{words.volatility(game)}</dd>
          </div>
          <div>
            <dt>{t('tile.stakes')}</dt>
            <dd>{words.stakes(game)}</dd>
          </div>
        </dl>
        <p className={styles.note}>
          {t(game.rtp === game.rtpMost ? 'game.rtpText' : 'game.rtpRange', {
            rtp: words.rtp(game),
          })}
        </p>
        {blocked === null ? (
          <PlayButtons game={game} />
        ) : (
          <BarredBlock title={t('game.blocked')} text={t('game.blockedText')}>
            <ButtonLink href={href('/slots')}>{t('category.slots')}</ButtonLink>
          </BarredBlock>
        )}
      </div>
    </div>
  );
}
