import { useCallback, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { favouritesState, playerRulesState } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState, useLoadError } from '@grandstand/bus-contracts/react';
import { type GameBlock, gameBlocks, GameRows, heldRows } from '@grandstand/line-ui';
import { AreaState, classNames, EmptyBlock } from '@grandstand/ui';
import { closedKey } from '../line/player-rules';
import { holdBlocks } from '../line/held/held-blocks';
import { listOrder } from './list-order';
import type { GamesResource } from '../line/resources';
import { starredFirst } from '../line/starred-first';
import { useLine, useRest } from '../page/sports-context';
import { useHeld } from '../page/use-held';
import { ListSkeleton } from './list-skeleton';
import { MoreLink } from './more-link';
import { NewsBar } from './news-bar';
import styles from './game-list.module.css';

interface GameListProps {
  readonly resource: GamesResource;
  /** Where all of them are of one sport. */
  readonly sportId?: number | undefined;
  readonly title: string;
  readonly headingLevel: 1 | 2;
  /** Whether the page begins with it: on a phone it then begins with its matches. */
  readonly isFirst?: boolean;
  /** Filters of the shown blocks, on the title's line. */
  readonly renderFilters?: (blocks: readonly GameBlock[]) => ReactNode;
  readonly empty: { readonly title: string; readonly text: string };
  /** The way to more games, shown where a list is as long as it may be. */
  readonly more?: { readonly path: string; readonly text: string } | undefined;
}

/** One more favourite hides none of the others' games meanwhile. */
const keepLast = <Data,>(last: Data): Data => last;

/** A heading and the games under it, in each state a list can be in. */
export function GameList({
  resource,
  sportId,
  title,
  headingLevel,
  isFirst = false,
  renderFilters,
  empty,
  more,
}: GameListProps): ReactElement {
  const { settings, t } = useAreaWords();
  const {
    data: games,
    failure,
    loadedAt,
    reload,
  } = useLine(resource, resource.favourites === undefined ? undefined : keepLast);
  const favourites = useBusState(favouritesState)?.favourites;
  const rules = useBusState(playerRulesState);
  const closed = closedKey(rules, resource.section, sportId);
  const order = useMemo(() => listOrder(settings), [settings]);
  const rest = useRest(resource, loadedAt);
  const inOrder = useMemo(() => gameBlocks(games ?? [], order, rest), [games, order, rest]);
  // Countries stay together where the player groups by them.
  const isByStars = !order.isByCountry;
  const listed = useMemo(
    () => ({
      blocks: isByStars ? starredFirst(inOrder, ({ champ }) => champ.id, favourites) : inOrder,
      behind: rest?.count ?? 0,
    }),
    [inOrder, isByStars, favourites, rest],
  );
  const list = useRef<HTMLElement>(null);
  const { shown, gone, news, show } = useHeld(listed, {
    key: games ? JSON.stringify([{ ...resource, favourites: '' }, order, rules]) : '',
    hold: holdBlocks,
    heldRows: useCallback(() => heldRows(list.current), []),
  });
  const { blocks, behind } = shown;
  const rows = blocks.reduce((sum, block) => sum + block.games.length, behind);
  const isLive = resource.section === 'live';
  const error = useLoadError({ title: t('error.list'), loadedAt, retry: reload });
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(styles.list, isFirst && styles.first)} ref={list}>
      <div className={styles.bar}>
        <NewsBar of={title} news={news} hasGone={gone.size > 0} onShow={show}>
          <Heading className={classNames(styles.title, isLive && styles.live)}>{title}</Heading>
        </NewsBar>
        {renderFilters?.(blocks)}
        {/* Also the largest text of the page's first paint: nothing around the list is. */}
        <p className={styles.lead}>{t(`list.${resource.section}Lead`)}</p>
      </div>
      <AreaState
        data={games}
        hasFailed={failure !== undefined}
        loading={{ label: t('list.loading'), shape: <ListSkeleton rows={isLive ? 4 : 8} /> }}
        error={error}
        empty={
          games && rows === 0 ? (
            closed ? (
              <EmptyBlock icon="lock" title={t(closed)} text={t('closed.text')} />
            ) : (
              <EmptyBlock icon={isLive ? 'clock' : 'calendar'} {...empty} />
            )
          ) : undefined
        }
      >
        {() => (
          <GameRows
            key={`${resource.section} ${resource.sport} ${resource.champ}`}
            blocks={blocks}
            behind={behind}
            gone={gone}
            section={resource.section}
            listedAt={loadedAt}
            headingLevel={headingLevel === 1 ? 2 : 3}
          />
        )}
      </AreaState>
      {more && rows >= resource.limit ? <MoreLink {...more} /> : null}
    </section>
  );
}
