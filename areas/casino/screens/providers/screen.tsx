import { languageTag } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Screen, useGameCall } from '@grandstand/game-ui';
import { AreaState, ButtonLink, Crest, EmptyBlock, Skeleton } from '@grandstand/ui';
import { gamePath, providerPath } from '../../page/casino-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import { ProviderSearch } from './provider-search';
import { providersByLetter, type Provider } from './providers-by-letter';
import styles from './screen.module.css';

/** Who makes the games, from A to Z: the sign, the number of games and the first ones of each. */
export default function ProvidersScreen({ screen }: LaterScreenProps): ReactElement {
  const { href, language, t } = useAreaWords();
  const search = screen.kind === 'providers' ? screen.search : '';
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall('casinoProviders', {});
  const error = useLoadError({ title: t('error.providers'), loadedAt, retry });
  const letters =
    data && providersByLetter(data.providers, { search, language: languageTag(language) });
  const isNone = search !== '';
  return (
    <Screen title={t('title.providers')}>
      <ProviderSearch key={search} searched={search} />
      <AreaState
        data={letters}
        hasFailed={hasFailed || isMissing}
        loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
        error={error}
        empty={
          letters?.length === 0 ? (
            <EmptyBlock
              icon={isNone ? 'search' : 'info'}
              title={isNone ? t('providers.none') : t('empty.lobby')}
              text={isNone ? t('providers.noneText') : t('empty.lobbyText')}
            >
              {isNone ? (
                <ButtonLink href={href('/providers')}>{t('providers.all')}</ButtonLink>
              ) : null}
            </EmptyBlock>
          ) : undefined
        }
      >
        {(loaded) =>
          loaded.map(({ letter, providers }) => (
            <section key={letter} aria-label={letter}>
              <h2 className={styles.letter}>{letter}</h2>
              <ul className={styles.list}>
                {providers.map((provider) => (
                  <Card key={provider.slug} provider={provider} />
                ))}
              </ul>
            </section>
          ))
        }
      </AreaState>
    </Screen>
  );
}

function Card({ provider }: { readonly provider: Provider }): ReactElement {
  const { href, t } = useAreaWords();
  const { slug, name, games, top } = provider;
  return (
    <li className={styles.card}>
      <a className={styles.provider} href={href(providerPath(slug))}>
        <Crest name={name} />
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.count}>{t('games.list.count', { count: games })}</span>
      </a>
      {top.length === 0 ? null : (
        <ul className={styles.top} aria-label={t('providers.top', { name })}>
          {top.map((tile) => (
            <li key={tile.id}>
              <a className={styles.game} href={href(gamePath(tile))}>
                {tile.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
