import type { PlayRules } from '@grandstand/bus-contracts/answers';
import { toMinor } from '@grandstand/bus-contracts/domain';
import { CURRENCIES, exchanged, type Currency } from '../catalog/currencies';
import type { Queries } from '../database/database';
import { DAY } from './limit-types';
import { sumSince, type LimitLeft } from './limit-use';

const MONTH = 30 * DAY;

/** What the jurisdiction still lets a player deposit in 30 days, as a limit of that type; undefined: it sets no bound. */
export async function lawfulDepositLeft(
  queries: Queries,
  { iso, maxDepositMonth }: Pick<PlayRules, 'iso' | 'maxDepositMonth'>,
  { playerId, now, currency }: { playerId: number; now: number; currency: Currency },
): Promise<LimitLeft | undefined> {
  const named = CURRENCIES.find((one) => one.iso === iso);
  if (maxDepositMonth === null || !named) return undefined;
  const limitValue = exchanged(toMinor(maxDepositMonth, named.scale), named, currency);
  const used = await sumSince(queries, 'deposited', { playerId, since: now - MONTH, currency });
  return { limitType: 22, limitValue, limitBalance: Math.max(0, limitValue - used) };
}
