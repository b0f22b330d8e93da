import { useMemo, useState, type ReactElement } from 'react';
import type { Game, Market } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock, Segmented } from '@grandstand/ui';
import { holdMarkets, type HeldMarkets } from '../line/held-markets';
import { MARKET_TABS, marketCards, tabOf } from '../line/market-groups';
import { NewsBar } from '../lists/news-bar';
import { useOddsGrid } from '../odds/odds-grid';
import { allRows, useHeld } from '../page/use-held';
import { MarketCardView } from './market-card';
import styles from './game-markets.module.css';
import type { MarketTab } from '../line/market-groups';

type Tab = MarketTab | 'all';

/** The most games to keep. */
const MOST = 20;

/** The chosen tabs, the latest last: until the page is reloaded, a game opens as it was left. */
const tabs = new Map<number, Tab>();

function keptTab(gameId: number): Tab {
  return tabs.get(gameId) ?? 'all';
}

function keepTab(gameId: number, tab: Tab): void {
  tabs.delete(gameId);
  tabs.set(gameId, tab);
  const [oldest] = tabs.keys();
  if (tabs.size > MOST && oldest !== undefined) tabs.delete(oldest);
}

/** Every market of a game, all of them or one kind. */
export function GameMarkets({ game }: { readonly game: Game }): ReactElement {
  const { settings, t } = useAreaWords();
  const viewType = settingOf(settings, 'appViewType');
  const [tab, setTab] = useState(() => keptTab(game.id));
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
  const tabs = MARKET_TABS.filter((known) =>
    cards.some((card) => tabOf(card.marketTypeId) === known),
  );
  const shown = cards.filter((card) => tab === 'all' || tabOf(card.marketTypeId) === tab);
  const grid = useOddsGrid<HTMLDivElement>(shown);
  return (
    <>
      <NewsBar of={t('game.markets')} news={news} hasGone={gone.size > 0} onShow={show}>
        {cards.length === 0 ? null : (
          <Segmented
            label={t('game.markets')}
            shape="pills"
            options={(['all', ...tabs] as const).map((value) => ({
              value,
              label: t(`tab.${value}`),
            }))}
            value={tab}
            onChange={(next) => {
              keepTab(game.id, next);
              setTab(next);
            }}
          />
        )}
      </NewsBar>
      {cards.length === 0 ? (
        <EmptyBlock icon="lock" title={t('game.noMarkets')} text={t('game.noMarketsText')} />
      ) : null}
      <div className={styles.cards} ref={grid}>
        {shown.map((card) => (
          <MarketCardView key={card.marketTypeId} game={game} card={card} gone={gone} />
        ))}
      </div>
    </>
  );
}
