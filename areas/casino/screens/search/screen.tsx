import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { type AnswerTo, Screen, TileGrid, TileSkeleton, useGameCall } from '@grandstand/game-ui';
import { AreaState, ButtonLink, EmptyBlock } from '@grandstand/ui';
import { providerPath } from '../../page/casino-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import { pageTitle } from '../../page/page-title';
import styles from './screen.module.css';

/** The games that were found; where there are none, the nearest, and the providers. */
export default function SearchScreen({ screen }: LaterScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const search = screen.kind === 'search' ? screen.search : '';
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall(
    'casinoSearch',
    { search },
    { isNeeded: search !== '' },
  );
  const error = useLoadError({ title: t('error.search'), loadedAt, retry });
  const title = pageTitle(screen, {}, t);
  return (
    <Screen title={title} note={data ? t('games.list.count', { count: data.total }) : undefined}>
      {search === '' ? (
        <EmptyBlock icon="search" title={t('search.begin')} text={t('search.beginText')}>
          <ButtonLink href={href('/casino')}>{t('toLobby')}</ButtonLink>
        </EmptyBlock>
      ) : (
        <AreaState
          data={data}
          hasFailed={hasFailed || isMissing}
          loading={{ label: t('loading'), shape: <TileSkeleton count={5} /> }}
          error={error}
        >
          {(found) =>
            found.games.length > 0 ? (
              <TileGrid tiles={found.games} label={title} headingLevel={2} />
            ) : (
              <NothingFound found={found} words={search} />
            )
          }
        </AreaState>
      )}
    </Screen>
  );
}

function NothingFound({
  found,
  words,
}: {
  readonly found: AnswerTo<'casinoSearch'>;
  readonly words: string;
}): ReactElement {
  const { href, t } = useAreaWords();
  const providers = useGameCall('casinoLobby', {}).data?.providers ?? [];
  return (
    <>
      <EmptyBlock icon="search" title={t('search.none', { words })} text={t('search.noneText')}>
        <ButtonLink href={href('/othergames')}>{t('category.all')}</ButtonLink>
      </EmptyBlock>
      {found.nearest.length > 0 ? (
        <section className={styles.part} aria-label={t('games.search.nearest')}>
          <h2 className={styles.title}>{t('games.search.nearest')}</h2>
          <TileGrid tiles={found.nearest} label={t('games.search.nearest')} />
        </section>
      ) : null}
      {providers.length > 0 ? (
        <section className={styles.part} aria-label={t('title.providers')}>
          <h2 className={styles.title}>{t('title.providers')}</h2>
          <ul className={styles.providers}>
            {providers.map(({ slug, name }) => (
              <li key={slug}>
                <a className={styles.provider} href={href(providerPath(slug))}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
