import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Game, Market } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import {
  MARKET_GROUPS,
  marketGroup,
  marketName,
  periodKind,
  type MarketGroup,
} from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useIsPaused, useLineServices, useOddsGrid } from '@grandstand/line-ui';
import { EmptyBlock } from '@grandstand/ui';
import { cardGroups } from '../../line/cards/card-groups';
import { holdMarkets, withSuccessors, type HeldMarkets } from '../../line/held/held-markets';
import {
  inLineOrder,
  inTwoColumns,
  marketCards,
  type MarketCard,
} from '../../line/cards/market-cards';
import { allRows, useHeld } from '../../page/use-held';
import { inChosenOrder, NO_CHOICES } from './group-choices';
import { MarketBar } from './market-bar';
import { MarketCardView } from './market-card';
import { MarketGroupView } from './market-group';
import styles from './game-markets.module.css';
import { storedChoices } from './stored-choices';

export type Tab = MarketGroup | 'all';

/** The most games to keep. */
const MOST = 20;

/** How long a place has been closed before another line takes it: a press that was meant for the old one is over. */
export const CLOSED_MS = 1000;

/** The chosen tabs, the latest last: until the page is reloaded, a game opens as it was left. */
const tabs = new Map<number, Tab>();

function storedTab(gameId: number): Tab {
  return tabs.get(gameId) ?? 'all';
}

function keepTab(gameId: number, tab: Tab): void {
  tabs.delete(gameId);
  tabs.set(gameId, tab);
  const [oldest] = tabs.keys();
  if (tabs.size > MOST && oldest !== undefined) tabs.delete(oldest);
}

const noChoices = (): typeof NO_CHOICES => NO_CHOICES;
const toggleLines = (marketTypeId: number): void => storedChoices.toggle('opened', marketTypeId);

interface GameMarketsProps {
  readonly game: Game;
  /** Whether betting on it is paused since a goal. */
  readonly isAfterGoal: boolean;
  /** The board above, whose score is in the bar of the tabs while it is out of view. */
  readonly board: RefObject<HTMLElement | null>;
}

/** Every market of a game in groups: all of them, one group, or those whose names contain the typed words. */
export function GameMarkets({ game, isAfterGoal, board }: GameMarketsProps): ReactElement {
  const { dictionary, settings, t } = useAreaWords();
  const viewType = settingOf(settings, 'appViewType');
  const [tab, setTab] = useState(() => storedTab(game.id));
  const [words, setWords] = useState('');
  const { markets, gone, news, show } = useHeldMarkets(game, tab);
  const cards = useMemo(() => marketCards({ markets }, viewType), [markets, viewType]);
  const choices = useSyncExternalStore(storedChoices.on, storedChoices.get, noChoices);
  const isPaused = useIsPaused(game);
  const pause = isPaused ? t(isAfterGoal ? 'lock.goal' : 'lock.match') : undefined;

  const groups = MARKET_GROUPS.filter((group) =>
    cards.some((card) => marketGroup(card.marketTypeId) === group),
  );
  const isSearching = words.trim() !== '';
  const found = isSearching
    ? cards.filter((card) => hasWords(marketName(dictionary, card.marketTypeId), words))
    : [];
  const shownGroups = cardGroups(
    cards,
    tab === 'all' ? inChosenOrder(groups, choices) : groups.filter((group) => group === tab),
    [...choices.pinned, ...choices.folded],
  );
  const grid = useOddsGrid<HTMLDivElement>(
    useMemo(() => ({ cards, choices, tab, words }), [cards, choices, tab, words]),
  );
  useBeginInView(grid, `${tab} ${isSearching}`);

  const nameOf = (group: MarketGroup): string =>
    group === 'parts' ? t(`tab.parts.${periodKind(game.sport.slug)}`) : t(`tab.${group}`);
  const view = (shown: readonly MarketCard[]): ReactNode => (
    <div className={styles.cards}>
      {inTwoColumns(shown).map((column, place) => (
        <div key={place === 0 ? 'first' : 'second'} className={styles.column}>
          {column.map((card) => (
            <MarketCardView
              key={card.marketTypeId}
              game={game}
              card={card}
              gone={gone}
              pause={pause}
              isOpen={choices.opened.includes(card.marketTypeId)}
              onToggle={toggleLines}
            />
          ))}
        </div>
      ))}
    </div>
  );
  return (
    <>
      <MarketBar
        game={game}
        board={board}
        tabs={(cards.length === 0 ? [] : (['all', ...groups] as const)).map((value) => ({
          value,
          label: value === 'all' ? t('tab.all') : nameOf(value),
        }))}
        tab={tab}
        onTab={(next) => {
          keepTab(game.id, next);
          setTab(next);
          setWords('');
        }}
        words={words}
        onWords={setWords}
        news={news}
        hasGone={gone.size > 0}
        onShow={show}
      />
      {cards.length === 0 ? (
        <EmptyBlock icon="lock" title={t('game.noMarkets')} text={t('game.noMarketsText')} />
      ) : null}
      <div className={styles.groups} ref={grid}>
        {/* There before its words, which screen readers announce. */}
        <output className={styles.found}>
          {isSearching ? t('game.found', { count: found.length }) : null}
        </output>
        {isSearching
          ? view(found)
          : shownGroups.map(({ group, cards: own }) => (
              <MarketGroupView
                key={group}
                name={nameOf(group)}
                count={own.length}
                isOpen={!choices.folded.includes(group)}
                isPinned={choices.pinned.includes(group)}
                onFold={() => storedChoices.toggle('folded', group)}
                onPin={() => storedChoices.toggle('pinned', group)}
              >
                {view(own)}
              </MarketGroupView>
            ))}
      </div>
    </>
  );
}

/** The markets in their places; a line that is decided gives its place to the next one. */
function useHeldMarkets(game: Game, tab: Tab) {
  const { clock } = useLineServices();
  const now = useMemo(() => inLineOrder(game.markets), [game.markets]);
  const {
    shown: markets,
    change,
    ...held
  } = useHeld<readonly Market[], HeldMarkets>(now, {
    key: `${game.id} ${tab}`,
    hold: holdMarkets,
    heldRows: allRows,
  });
  const hasSuccessors = useMemo(() => withSuccessors(markets, now) !== markets, [markets, now]);
  useEffect(
    () => (hasSuccessors ? clock.after(CLOSED_MS, () => change(withSuccessors)) : undefined),
    [clock, hasSuccessors, change],
  );
  return { ...held, markets };
}

/** Brings the beginning of the markets into view where others are shown in their place: they may be fewer. */
function useBeginInView(groups: RefObject<HTMLElement | null>, shown: string): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const element = groups.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [groups, shown]);
}

/** Whether a text has all words, regardless of case and accents. */
function hasWords(text: string, words: string): boolean {
  const plain = plainText(text);
  return plainText(words)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
