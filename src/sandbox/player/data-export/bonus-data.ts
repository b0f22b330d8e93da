import { fromMinor } from '@grandstand/bus-contracts/domain';
import { bonusesOf } from '../../rewards/bonuses/bonus-rows';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { grantsOf } from '../../rewards/free-spins/free-spin-rows';
import { ONE_STAKE } from '../../casino/tournaments/tournament-rules';
import { timeOf } from './time-of';

/** What the operator has given a player, and what for. */
export async function rewardParts(queries: Queries, playerId: number, now: number) {
  return [
    { name: 'bonuses', data: await bonusData(queries, playerId) },
    { name: 'free-spins', data: await freeSpinData(queries, playerId, now) },
    { name: 'cashback', data: await cashbackData(queries, playerId) },
    { name: 'points', data: await pointData(queries, playerId) },
    { name: 'promo-codes', data: await promoCodeData(queries, playerId) },
    { name: 'tournaments', data: await tournamentData(queries, playerId) },
  ];
}

/** The bonuses that a player has taken, and what became of each. */
async function bonusData(queries: Queries, playerId: number) {
  const bonuses = await bonusesOf(queries, playerId);
  return bonuses.map(({ offer, terms, state, takenAt, endsAt, endedAt, ...bonus }) => {
    const decimal = (amount: number): number => fromMinor(amount, terms.scale);
    return {
      offer,
      termsVersion: terms.version,
      state,
      currency: terms.iso,
      amount: decimal(bonus.amount),
      wagered: decimal(bonus.wagered),
      toWager: decimal(bonus.toWager),
      converted: decimal(bonus.converted),
      forfeited: decimal(bonus.forfeited),
      takenAt: timeOf(takenAt),
      endsAt: timeOf(endsAt),
      endedAt: timeOf(endedAt),
    };
  });
}

/** The free spins that a player was granted; each round of them is among the games. */
async function freeSpinData(queries: Queries, playerId: number, now: number) {
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

/** What the ends of periods of cashback gave a player. */
async function cashbackData(queries: Queries, playerId: number) {
  const payments = await queries.query<{
    ends_at: number;
    currency_id: number;
    balance: number;
    percent: number;
    amount: number;
    is_paid: boolean;
  }>(
    `SELECT p.ends_at, a.currency_id, c.balance, c.percent, c.amount, c.is_paid
     FROM cashback_payments c JOIN cashback_periods p ON p.id = c.period_id
     JOIN accounts a ON a.id = c.account_id
     WHERE c.player_id = $1 ORDER BY c.period_id, c.account_id`,
    [playerId],
  );
  return payments.map(({ ends_at, currency_id, balance, percent, amount, is_paid }) => {
    const { iso, scale } = currencyOf(currency_id);
    return {
      endedAt: timeOf(ends_at),
      currency: iso,
      balance: fromMinor(balance, scale),
      percent,
      amount: fromMinor(amount, scale),
      isPaid: is_paid,
    };
  });
}

/** The points for a player's stakes. */
async function pointData(queries: Queries, playerId: number) {
  const stakes = await queries.query<{
    product: string;
    game: string | null;
    placed_at: number;
    stake: number;
    currency_id: number;
    points: number;
    state: string;
  }>(
    `SELECT product, game, placed_at, stake, currency_id, points, state FROM cashback_points
     WHERE player_id = $1 ORDER BY id`,
    [playerId],
  );
  return stakes.map(({ placed_at, stake, currency_id, ...row }) => {
    const { iso, scale } = currencyOf(currency_id);
    return { ...row, placedAt: timeOf(placed_at), stake: fromMinor(stake, scale), currency: iso };
  });
}

/** The tournaments that a player has entered; entries and prizes are among the purchases. */
async function tournamentData(queries: Queries, playerId: number) {
  const entries = await queries.query<{
    series: string;
    number: number;
    ends_at: number;
    rounds: number;
    score: number;
    disqualified_for: string | null;
    status: string;
  }>(
    `SELECT t.series, t.number, t.ends_at, e.rounds, e.score, e.disqualified_for, t.status
     FROM tournament_entries e JOIN tournaments t ON t.id = e.tournament_id
     WHERE e.player_id = $1 ORDER BY e.stake_id`,
    [playerId],
  );
  return entries.map(({ ends_at, score, disqualified_for: disqualifiedFor, ...entry }) => ({
    ...entry,
    endsAt: timeOf(ends_at),
    score: score / ONE_STAKE,
    disqualifiedFor,
  }));
}

/** The promo codes that a player has used, each with its bet. */
async function promoCodeData(queries: Queries, playerId: number) {
  const uses = await queries.query<{ code: string; bet_id: number }>(
    'SELECT code, bet_id FROM promo_uses WHERE player_id = $1 ORDER BY bet_id',
    [playerId],
  );
  return uses.map(({ code, bet_id }) => ({ code, bet: bet_id }));
}
