import { languageTag } from '@grandstand/bus-contracts/domain';
import { alphabetical } from '@grandstand/bus-contracts/domain/places';
import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Screen, useGameCall } from '@grandstand/game-ui';
import { AreaState, EmptyBlock, Skeleton } from '@grandstand/ui';
import { providerPath } from '../page/casino-screen';
import styles from './screen.module.css';

/** Who makes the games, with the number of their games, from A to Z. */
export default function ProvidersScreen(): ReactElement {
  const { href, language, t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall('casinoLobby');
  const error = useLoadError({ title: t('error.providers'), loadedAt, retry });
  const inOrder = alphabetical(languageTag(language));
  const providers = data?.providers.toSorted((a, b) => inOrder(a.name, b.name));
  return (
    <Screen title={t('title.providers')}>
      <AreaState
        data={providers}
        hasFailed={hasFailed || isMissing}
        loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
        error={error}
        empty={
          providers?.length === 0 ? (
            <EmptyBlock icon="info" title={t('empty.lobby')} text={t('empty.lobbyText')} />
          ) : undefined
        }
      >
        {(loaded) => (
          <ul className={styles.list} aria-label={t('title.providers')}>
            {loaded.map(({ slug, name, games }) => (
              <li key={slug}>
                <a className={styles.card} href={href(providerPath(slug))}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{t('games.list.count', { count: games })}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </AreaState>
    </Screen>
  );
}
