import type { StatementSums, Statements } from '@grandstand/bus-contracts/player';
import type { AreaWords } from '@grandstand/bus-contracts/react';
import { decimalText, type Cell } from '@grandstand/bus-contracts/domain/csv';
import { spentEver, type Statement } from './statement-words';

/** Statements as a table, below the names of its columns: for each currency its months, then the sums for ever; then the time. */
export function statementTable(
  all: Pick<Statements, 'statements' | 'time'>,
  { t }: Pick<AreaWords, 't'>,
): Cell[][] {
  const names = [
    t('statements.month'),
    t('export.currency'),
    t('statements.kind'),
    t('statements.paidIn'),
    t('statements.paidOut'),
    t('totals.staked'),
    t('statements.won'),
    t('statements.given'),
    t('totals.net'),
    t('statements.time.minutes'),
  ];
  const nothing: Cell[] = Array.from({ length: names.length - 2 }, () => '');
  return [
    names,
    ...all.statements.flatMap((statement) => [
      ...statement.months.map(({ month, ...sums }) => row({ digits: month }, statement, sums)),
      row(t('statements.ever'), statement, statement.ever),
    ]),
    ...all.time.map(({ month, usedMs }) => timeRow({ digits: month }, usedMs)),
    ...(all.time.length > 0 ? [timeRow(t('statements.ever'), spentEver(all))] : []),
  ];

  function row(name: Cell, { iso, scale, isBonusMoney }: Statement, sums: StatementSums): Cell[] {
    const { paidIn, paidOut, staked, won, given } = sums;
    return [
      name,
      iso,
      t(isBonusMoney ? 'bet.bonusMoney' : 'statements.real'),
      ...[paidIn, paidOut, staked, won, given, won - staked].map((minor) => ({
        digits: decimalText(minor, scale),
      })),
      '',
    ];
  }

  function timeRow(name: Cell, ms: number): Cell[] {
    return [name, ...nothing, { digits: String(Math.floor(ms / 60_000)) }];
  }
}
