import { createHash } from 'node:crypto';
import type { BonusTerms, PlayRules } from '@grandstand/bus-contracts/answers';
import type { Currency } from '../../betting/catalog/currencies';
import type { BonusOffer } from './offers';

/** The terms of an offer in a currency, within the bounds of the jurisdiction. */
export function termsOf(
  { id, terms }: BonusOffer,
  { iso, scale, initialAmount }: Currency,
  { bonus }: Pick<PlayRules, 'bonus'>,
): BonusTerms {
  const money = (stakes: number): number => stakes * initialAmount;
  return {
    version: terms.version,
    offer: id,
    product: terms.product,
    trigger: terms.trigger,
    iso,
    scale,
    percent: terms.percent,
    cap: money(terms.cap),
    wager: Math.min(terms.wager, bonus.maxWager ?? Infinity),
    minOdds: terms.minOdds,
    contribution: terms.contribution,
    excluded: terms.excluded,
    ...(terms.games && { games: terms.games }),
    maxStake: money(terms.maxStake),
    maxWin: money(terms.maxWin),
    days: terms.days,
    ...(terms.insurance && { insurance: terms.insurance }),
  };
}

/** The SHA-256 of terms as they are kept. */
export function hashOfTerms(terms: string): string {
  return createHash('sha256').update(terms).digest('hex');
}
