import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { listsOf } from '../line/resources';
import { GameList } from '../lists/game-list';
import styles from './search-screen.module.css';
import type { Screen } from './screen';

type SearchScreenProps = { readonly screen: Extract<Screen, { kind: 'search' }> };

/** Games whose teams or championship have the words, in play and to come. */
export function SearchScreen({ screen }: SearchScreenProps): ReactElement {
  const { settings, t } = useAreaWords();
  return (
    <>
      <h1 className={styles.title}>{t('search.results', { words: screen.search })}</h1>
      {listsOf(screen, settings.timeZone).map((resource) => (
        <GameList
          key={resource.section}
          resource={resource}
          title={t(`list.${resource.section}`)}
          headingLevel={2}
          empty={{ title: t('search.none'), text: t('search.noneText') }}
        />
      ))}
    </>
  );
}
