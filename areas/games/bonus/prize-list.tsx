import type { ReactElement } from 'react';
import { languageTag, numberFormat } from '@grandstand/bus-contracts/domain';
import type { PrizeTable } from '@grandstand/bus-contracts/domain/bonus-games';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable, inOrder, Section } from '@grandstand/ui';
import styles from './bonus.module.css';
import { chancesOf } from './chances';
import { prizeText } from './prize-text';

interface PrizeListProps {
  readonly table: PrizeTable;
  readonly tickets: readonly number[] | undefined;
  /** The SHA-256 of the table. */
  readonly hash: string;
}

/** The prizes of a game and their chances, as its draws have them. */
export function PrizeList({ table, tickets, hash }: PrizeListProps): ReactElement {
  const { href, language, t } = useAreaWords();
  const tag = languageTag(language);
  const percent = numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const left = tickets?.reduce((sum, count) => sum + count, 0);
  return (
    <Section title={t('bonus.prizes.title')}>
      {left === undefined ? null : (
        <p>{t('bonus.prizes.tickets', { left: numberFormat(tag)(left) })}</p>
      )}
      {inOrder(chancesOf(table, tickets), ({ bound, rows }, place) => (
        // The tiers are the table's, in its order.
        <FigureTable
          caption={tierName(bound, place)}
          head={[t('bonus.prizes.prize'), t('bonus.prizes.chance')]}
          rows={rows.map(({ prize, chance }) => [prizeText(prize, t), percent(chance)])}
        />
      ))}
      <p className={styles.quiet}>
        {t('bonus.prizes.proof')}{' '}
        <a href={href('/office/fairness')}>{t('bonus.prizes.fairness')}</a>
      </p>
      <p className={styles.hash}>{hash}</p>
    </Section>
  );

  function tierName(bound: number | null, place: number): string | undefined {
    const { game, tiers } = table;
    if (game === 'safe') return t('bonus.tier.safe', { count: bound ?? 0 });
    if (game !== 'memory') return undefined;
    if (bound !== null) return t('bonus.tier.moves', { count: bound });
    return t(place === tiers.length - 1 ? 'bonus.tier.unfinished' : 'bonus.tier.found');
  }
}
