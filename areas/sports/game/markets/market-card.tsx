import { memo, useState, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { LinesCard, MarketCard } from '@grandstand/line-ui';
import { Icon } from '@grandstand/ui';
import {
  COMMON_LINES,
  firstLine,
  type FirstLine,
  type MarketCard as Card,
  type MarketRow,
} from '../../line/cards/market-cards';
import styles from './market-card.module.css';

interface MarketCardProps {
  readonly game: Game;
  readonly card: Card;
  /** Ids of outcomes that are no longer offered. */
  readonly gone: ReadonlySet<string>;
  /** Why betting on the whole match is paused. */
  readonly pause: string | undefined;
  /** Whether the lines beside the common ones are shown. */
  readonly isOpen: boolean;
  readonly onToggle: (marketTypeId: number) => void;
}

/** A market's question and its outcomes in rows; of many lines the common ones side by side. */
export const MarketCardView = memo(function MarketCardView({
  game,
  card,
  gone,
  pause,
  isOpen,
  onToggle,
}: MarketCardProps): ReactElement {
  const { t } = useAreaWords();
  const common = useCommonLines(card.rows);
  const shared = {
    game,
    marketTypeId: card.marketTypeId,
    gone,
    lockOf: (isGone: boolean) => (isGone ? t('lock.over') : (pause ?? t('lock.one'))),
  };
  if (!card.hasLines || card.rows.length === 1) {
    return <MarketCard {...shared} columns={card.columns} rows={card.rows} />;
  }
  const others = card.rows.length - common.length;
  return (
    <LinesCard
      {...shared}
      lines={isOpen ? card.rows : common}
      renderMore={
        others > 0
          ? (nameId) => (
              <button
                type="button"
                className={styles.more}
                aria-expanded={isOpen}
                aria-describedby={nameId}
                onClick={() => onToggle(card.marketTypeId)}
              >
                {t(isOpen ? 'game.fewerLines' : 'game.moreLines', { count: others })}
                <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
              </button>
            )
          : undefined
      }
    />
  );
});

/** The lines around the main one; they stay while they are there, so that no price moves another. */
function useCommonLines(rows: readonly MarketRow[]): readonly MarketRow[] {
  const [kept, setKept] = useState<FirstLine | null>(null);
  const first = firstLine(rows, kept);
  if (first.line !== kept?.line || first.at !== kept.at || first.of !== kept.of) setKept(first);
  return rows.slice(first.at, first.at + COMMON_LINES);
}
