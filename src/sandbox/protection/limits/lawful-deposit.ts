import type { LimitType } from '@grandstand/bus-contracts/player';
import type { PlayRules } from '@grandstand/bus-contracts/answers';
import { toMinor } from '@grandstand/bus-contracts/domain';
import { CURRENCIES, exchanged, type Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { DAY, isDepositLimit, optionsOf } from './limit-types';
import type { YearDays } from './limit-types';
import { sumSince, type LimitLeft } from './limit-use';

const MONTH = 30 * DAY;

/** The most that the jurisdiction lets a player deposit in 30 days, in minor units of a currency; undefined: it sets no bound. */
function lawfulDeposit(
  { iso, maxDepositMonth }: Pick<PlayRules, 'iso' | 'maxDepositMonth'>,
  currency: Currency,
): number | undefined {
  const named = CURRENCIES.find((one) => one.iso === iso);
  if (maxDepositMonth === null || !named) return undefined;
  return exchanged(toMinor(maxDepositMonth, named.scale), named, currency);
}

/** The values that a limit can have in the jurisdiction, and the greatest one if it sets a bound; amounts in minor units. */
export function lawfulOptions(
  type: LimitType,
  currency: Currency,
  { play, yearDays }: { readonly play: PlayRules; readonly yearDays: YearDays },
): { readonly options: readonly number[]; readonly bound: number | undefined } {
  const bound = isDepositLimit(type) ? lawfulDeposit(play, currency) : undefined;
  const options = optionsOf(type, currency, yearDays).filter(
    (value) => value <= (bound ?? Infinity),
  );
  return { options, bound };
}

/** What the jurisdiction still lets a player deposit in 30 days, as a limit of that type; undefined: it sets no bound. */
export async function lawfulDepositLeft(
  queries: Queries,
  play: Pick<PlayRules, 'iso' | 'maxDepositMonth'>,
  { playerId, now, currency }: { playerId: number; now: number; currency: Currency },
): Promise<LimitLeft | undefined> {
  const limitValue = lawfulDeposit(play, currency);
  if (limitValue === undefined) return undefined;
  const used = await sumSince(queries, 'deposited', { playerId, since: now - MONTH, currency });
  return { limitType: 22, limitValue, limitBalance: Math.max(0, limitValue - used) };
}
