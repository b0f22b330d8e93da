import { useMemo, type ReactElement } from 'react';
import type { Section } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock, useSkeleton } from '@grandstand/ui';
import { searchLists } from '../line/resources';
import { GameList } from '../lists/game-list';
import { MoreLink } from '../lists/more-link';
import { NewsBar } from '../lists/news-bar';
import { useLine } from '../page/sports-context';
import { allRows, useHeld } from '../page/use-held';
import type { SearchScreenProps } from '../screens/later-screens';
import { placePath } from '../screens/screen';
import styles from './screen.module.css';

/** Live and coming games whose teams or championship contain the words. */
export default function SearchScreen({ screen }: SearchScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { search } = screen;
  const [live, line] = searchLists(search);
  const found = [
    { resource: live, ...useLine(live) },
    { resource: line, ...useLine(line) },
  ];
  const isLoading = useSkeleton(found.some(({ data, failure }) => !data && !failure));
  // A list without games is left out; the other list shows its own errors.
  const [hasLive, hasLine] = found.map(({ data }) => isLoading || data?.length !== 0);
  const { shown, news, show } = useHeld(
    useMemo(() => sectionsOf(hasLive, hasLine), [hasLive, hasLine]),
    { key: isLoading ? '' : search, hold: holdSections, heldRows: allRows },
  );
  const lists = found.filter(({ resource }) => shown.includes(resource.section));
  const title = t('search.results', { words: search });
  const newGames = found
    .filter(({ resource }) => news.includes(resource.section))
    .reduce((sum, { data }) => sum + (data?.length ?? 0), 0);
  return (
    <>
      <NewsBar of={title} news={newGames} hasGone={false} onShow={show}>
        <h1 className={styles.title}>{title}</h1>
      </NewsBar>
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

function sectionsOf(hasLive = false, hasLine = false): readonly Section[] {
  return [...(hasLive ? (['live'] as const) : []), ...(hasLine ? (['line'] as const) : [])];
}

/** A list that was found stays, and one that is found later is offered: it would move the other. */
function holdSections(before: readonly Section[], now: readonly Section[], rows: number) {
  return rows === 0
    ? { shown: now, news: [] }
    : { shown: before, news: now.filter((section) => !before.includes(section)) };
}
