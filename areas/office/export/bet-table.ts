import type { PlacedBet } from '@grandstand/bus-contracts';
import { languageTag, selectionName, shownCoef } from '@grandstand/bus-contracts/domain';
import type { AreaWords } from '@grandstand/bus-contracts/react';
import { betMarks } from '../words/bet-marks';
import { betTypeText } from '../words/bet-type-text';
import { zonedStamp } from '../words/zoned-stamp';
import { decimalText, type Cell } from '@grandstand/bus-contracts/domain/csv';

/** The bets of a history as a table, below the names of its columns. */
export function betTable(bets: readonly PlacedBet[], words: AreaWords): Cell[][] {
  const { t } = words;
  const names = [
    t('export.number'),
    t('bet.placedAt'),
    t('bet.settledAt'),
    t('bet.type'),
    t('bet.legs'),
    t('bet.status'),
    t('bet.coef'),
    t('bet.stake'),
    t('bet.prepaid'),
    t('bet.payout'),
    t('bet.possibleWin'),
    t('export.currency'),
  ];
  return [names, ...bets.map((bet) => betCells(bet, words))];
}

function betCells(bet: PlacedBet, words: AreaWords): Cell[] {
  const { t, language, settings } = words;
  const amount = (minor: number): Cell => ({ digits: decimalText(minor, bet.scale) });
  const time = (at: number): Cell => ({ digits: zonedStamp(at, settings.timeZone) });
  const isOpen = bet.status === 'accepted';
  const marks = betMarks(bet, { t, tag: languageTag(language), settings });
  return [
    { digits: bet.id },
    time(bet.placedAt),
    bet.settledAt === null ? '' : time(bet.settledAt),
    [betTypeText(bet, t), ...marks].join(' · '),
    bet.legs.map((leg) => legText(leg, bet.legs, words)).join(' | '),
    t(`status.${bet.status}`),
    { digits: String(bet.coef) },
    amount(bet.amount),
    amount(bet.prepaidAmount ?? 0),
    amount(bet.payout),
    isOpen ? amount(bet.possibleWin) : '',
    bet.iso,
  ];
}

function legText(
  leg: PlacedBet['legs'][number],
  legs: PlacedBet['legs'],
  { dictionary }: AreaWords,
): string {
  const text = `${leg.home} – ${leg.away}: ${selectionName(dictionary, leg, leg)}`;
  const result = leg.result === null ? '' : ` (${leg.result})`;
  const coef = shownCoef(leg, legs);
  return coef === null ? `${text}${result}` : `${text}${result} ${coef}`;
}
