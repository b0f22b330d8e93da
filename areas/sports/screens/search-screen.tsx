import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock, useLoader } from '@grandstand/ui';
import { searchLists } from '../line/resources';
import { GameList } from '../lists/game-list';
import { MoreLink } from '../lists/more-link';
import { useLine } from '../page/sports-context';
import styles from './search-screen.module.css';
import { placePath, type Screen } from './screen';

type SearchScreenProps = { readonly screen: Extract<Screen, { kind: 'search' }> };

/** Games whose teams or championship have the words, in play and to come. */
export function SearchScreen({ screen }: SearchScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { search } = screen;
  const [live, line] = searchLists(search);
  const found = [
    { resource: live, ...useLine(live) },
    { resource: line, ...useLine(line) },
  ];
  const isLoading = useLoader(found.some(({ data, failure }) => !data && !failure));
  // A list without games is left out; what is wrong with the other is its own to say.
  const lists = found.filter(({ data }) => isLoading || data?.length !== 0);
  return (
    <>
      <h1 className={styles.title}>{t('search.results', { words: search })}</h1>
      {lists.map(({ resource }) => (
        <GameList
          key={resource.section}
          resource={resource}
          title={t(`list.${resource.section}`)}
          headingLevel={2}
          empty={{
            title: t(`empty.${resource.section}`),
            text: t(`empty.${resource.section}Text`),
          }}
        />
      ))}
      {/* There before its words, which screen readers announce. */}
      <div role="status">
        {lists.length === 0 ? (
          <EmptyBlock
            icon="search"
            title={t('search.none', { words: search })}
            text={t('search.noneText')}
          >
            <MoreLink path={placePath('line')} text={t('list.allLine')} />
          </EmptyBlock>
        ) : null}
      </div>
    </>
  );
}
