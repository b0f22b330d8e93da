import type { ReactElement, RefObject } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { SmallScore } from '@grandstand/line-ui';
import { classNames, Segmented, TextField } from '@grandstand/ui';
import { NewsBar } from '../../lists/news-bar';
import type { Tab } from './game-markets';
import { useIsAbove } from './use-is-above';
import styles from './market-bar.module.css';

interface MarketBarProps {
  readonly game: Game;
  readonly board: RefObject<HTMLElement | null>;
  readonly tabs: readonly { readonly value: Tab; readonly label: string }[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** The words to find markets by. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly news: number;
  readonly hasGone: boolean;
  readonly onShow: () => void;
}

/**
 * The tabs of the markets, and the field that finds one; it stays in view while the markets are gone through.
 * @remarks While the board of the match is above the view, score and clock are in the place of the field, so
 * that nothing moves. The field comes back while it has the focus.
 */
export function MarketBar({
  game,
  board,
  tabs,
  tab,
  onTab,
  words,
  onWords,
  news,
  hasGone,
  onShow,
}: MarketBarProps): ReactElement {
  const { t } = useAreaWords();
  const isAbove = useIsAbove(board);
  const hasTabs = tabs.length > 0;
  return (
    <div className={styles.bar}>
      <NewsBar of={t('game.markets')} news={news} hasGone={hasGone} onShow={onShow}>
        <div className={classNames(styles.place, isAbove && words === '' && styles.above)}>
          <div className={styles.find}>
            {hasTabs ? (
              <TextField
                label={t('game.find')}
                isLabelHidden
                placeholder={t('game.find')}
                type="search"
                autoComplete="off"
                value={words}
                onChange={onWords}
              />
            ) : null}
          </div>
          {/* The board has said it. */}
          <div className={styles.score} aria-hidden="true">
            <SmallScore game={game} />
          </div>
        </div>
        {hasTabs ? (
          <div className={styles.tabs}>
            <Segmented
              label={t('game.markets')}
              shape="pills"
              options={tabs}
              value={tab}
              onChange={onTab}
            />
          </div>
        ) : null}
      </NewsBar>
    </div>
  );
}
