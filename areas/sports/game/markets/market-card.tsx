import { memo, useState, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { MarketCard } from '@grandstand/line-ui';
import { Icon } from '@grandstand/ui';
import {
  lineOfRow,
  mainRow,
  type MarketCard as Card,
  type MarketRow,
} from '../../line/market-cards';
import styles from './market-card.module.css';

interface MarketCardProps {
  readonly game: Game;
  readonly card: Card;
  /** Ids of outcomes that are no longer offered. */
  readonly gone: ReadonlySet<string>;
  /** Why betting on the whole match is paused. */
  readonly pause: string | undefined;
  /** Whether the lines beside the main one are shown. */
  readonly isOpen: boolean;
  readonly onToggle: (marketTypeId: number) => void;
}

/** A market's question and its outcomes in rows; of several lines the main one first. */
export const MarketCardView = memo(function MarketCardView({
  game,
  card,
  gone,
  pause,
  isOpen,
  onToggle,
}: MarketCardProps): ReactElement {
  const { t } = useAreaWords();
  const { first, others } = useMainFirst(card);
  const hasOthers = first !== undefined && others.length > 0;
  return (
    <MarketCard
      game={game}
      marketTypeId={card.marketTypeId}
      columns={card.columns}
      rows={first ? [first, ...(isOpen ? others : [])] : others}
      gone={gone}
      lockOf={(isGone) => (isGone ? t('lock.over') : (pause ?? t('lock.one')))}
      renderMore={
        hasOthers
          ? (nameId) => (
              <button
                type="button"
                className={styles.more}
                aria-expanded={isOpen}
                aria-describedby={nameId}
                onClick={() => onToggle(card.marketTypeId)}
              >
                {t(isOpen ? 'game.fewerLines' : 'game.moreLines', { count: others.length })}
                <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
              </button>
            )
          : undefined
      }
    />
  );
});

/** The main line and the others; it stays the main one while it is there, so that no row moves with a price. */
function useMainFirst({ rows, hasLines }: Card): {
  readonly first: MarketRow | undefined;
  readonly others: readonly MarketRow[];
} {
  const [kept, setKept] = useState<string | null>(null);
  if (!hasLines) return { first: undefined, others: rows };
  const first = rows.find((row) => lineOfRow(row) === kept) ?? mainRow(rows);
  const line = lineOfRow(first);
  if (line !== kept) setKept(line);
  return { first, others: rows.filter((row) => row !== first) };
}
