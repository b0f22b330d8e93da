import { timeOf } from '../../platform/time-of';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Queries } from '../../platform/database/database';
import { grantsOf } from './free-spin-rows';

/** The free spins that a player was granted; each round of them is among the games. */
export async function freeSpinData(queries: Queries, playerId: number, now: number) {
  const grants = await grantsOf(queries, playerId, now);
  return grants.map(({ game, currency, stake, spins, left, won, maxWin, state, ...grant }) => ({
    game,
    offer: grant.taken?.terms.offer ?? null,
    termsVersion: grant.taken?.terms.version ?? null,
    currency: currency.iso,
    stake: fromMinor(stake, currency.scale),
    spins,
    left,
    won: fromMinor(won, currency.scale),
    maxWin: fromMinor(maxWin, currency.scale),
    state,
    grantedAt: timeOf(grant.grantedAt),
    endsAt: timeOf(grant.endsAt),
  }));
}
