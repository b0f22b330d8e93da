import {
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
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
import { useIsPaused, useOddsGrid } from '@grandstand/line-ui';
import { EmptyBlock, Segmented, TextField } from '@grandstand/ui';
import { holdMarkets, type HeldMarkets } from '../../line/held/held-markets';
import { marketCards, type MarketCard } from '../../line/market-cards';
import { NewsBar } from '../../lists/news-bar';
import { allRows, useHeld } from '../../page/use-held';
import { inChosenOrder, NO_CHOICES } from './group-choices';
import { MarketCardView } from './market-card';
import { MarketGroupView } from './market-group';
import styles from './game-markets.module.css';
import { storedChoices } from './stored-choices';

type Tab = MarketGroup | 'all';

/** The most games to keep. */
const MOST = 20;

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

interface GameMarketsProps {
  readonly game: Game;
  /** Whether betting on it is paused since a goal. */
  readonly isAfterGoal: boolean;
}

/** Every market of a game in groups: all of them, one group, or those whose names contain the typed words. */
export function GameMarkets({ game, isAfterGoal }: GameMarketsProps): ReactElement {
  const { dictionary, settings, t } = useAreaWords();
  const viewType = settingOf(settings, 'appViewType');
  const [tab, setTab] = useState(() => storedTab(game.id));
  const [words, setWords] = useState('');
  const {
    shown: markets,
    gone,
    news,
    show,
  } = useHeld<readonly Market[], HeldMarkets>(game.markets, {
    key: `${game.id} ${tab}`,
    hold: holdMarkets,
    heldRows: allRows,
  });
  const cards = useMemo(() => marketCards({ markets }, viewType), [markets, viewType]);
  const choices = useSyncExternalStore(storedChoices.on, storedChoices.get, noChoices);
  const { openLines, toggleLines } = useOpenLines();
  const isPaused = useIsPaused(game);
  const pause = isPaused ? t(isAfterGoal ? 'lock.goal' : 'lock.match') : undefined;

  const groups = MARKET_GROUPS.filter((group) =>
    cards.some((card) => marketGroup(card.marketTypeId) === group),
  );
  const isSearching = words.trim() !== '';
  const found = isSearching
    ? cards.filter((card) => hasWords(marketName(dictionary, card.marketTypeId), words))
    : [];
  const shownGroups = inChosenOrder(groups, choices).filter(
    (group) => tab === 'all' || tab === group,
  );
  const grid = useOddsGrid<HTMLDivElement>(
    useMemo(
      () => ({ cards, choices, openLines, tab, words }),
      [cards, choices, openLines, tab, words],
    ),
  );

  const nameOf = (group: MarketGroup): string =>
    group === 'parts' ? t(`tab.parts.${periodKind(game.sport.slug)}`) : t(`tab.${group}`);
  const view = (shown: readonly MarketCard[]): ReactNode => (
    <div className={styles.cards}>
      {shown.map((card) => (
        <MarketCardView
          key={card.marketTypeId}
          game={game}
          card={card}
          gone={gone}
          pause={pause}
          isOpen={openLines.has(card.marketTypeId)}
          onToggle={toggleLines}
        />
      ))}
    </div>
  );
  return (
    <>
      <NewsBar of={t('game.markets')} news={news} hasGone={gone.size > 0} onShow={show}>
        {cards.length === 0 ? null : (
          <Segmented
            label={t('game.markets')}
            shape="pills"
            options={(['all', ...groups] as const).map((value) => ({
              value,
              label: value === 'all' ? t('tab.all') : nameOf(value),
            }))}
            value={tab}
            onChange={(next) => {
              keepTab(game.id, next);
              setTab(next);
              setWords('');
            }}
          />
        )}
      </NewsBar>
      {cards.length === 0 ? (
        <EmptyBlock icon="lock" title={t('game.noMarkets')} text={t('game.noMarketsText')} />
      ) : (
        <TextField
          label={t('game.find')}
          isLabelHidden
          placeholder={t('game.find')}
          type="search"
          autoComplete="off"
          value={words}
          onChange={setWords}
        />
      )}
      {/* There before its words, which screen readers announce. */}
      <output className={styles.found}>
        {isSearching ? t('game.found', { count: found.length }) : null}
      </output>
      <div className={styles.groups} ref={grid}>
        {isSearching
          ? view(found)
          : shownGroups.map((group) => {
              const own = cards.filter((card) => marketGroup(card.marketTypeId) === group);
              return (
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
              );
            })}
      </div>
    </>
  );
}

/** The markets whose other lines are shown. */
function useOpenLines(): {
  readonly openLines: ReadonlySet<number>;
  readonly toggleLines: (marketTypeId: number) => void;
} {
  const [openLines, setOpenLines] = useState<ReadonlySet<number>>(new Set());
  const toggleLines = useCallback((marketTypeId: number) => {
    setOpenLines((before) => {
      const after = new Set(before);
      if (!after.delete(marketTypeId)) after.add(marketTypeId);
      return after;
    });
  }, []);
  return { openLines, toggleLines };
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
