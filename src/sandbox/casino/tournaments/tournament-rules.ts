import type { TournamentState } from '@grandstand/bus-contracts/player';

/** So many rounds of a player make the score: the best ones. More rounds make no higher score by themselves. */
export const BEST_ROUNDS = 20;
/** With fewer players who have a round that counts, a tournament is cancelled. */
export const MIN_PLAYERS = 2;
/** Rounds that began before the end may be finished in this time; then the tournament is settled. */
export const FINISH_MS = 2 * 60_000;

/** Scores are counted in hundredths of the stake. */
export const ONE_STAKE = 100;

/** A round that counts. */
export interface CountedRound {
  /** What came back, in hundredths of the stake. */
  readonly multiple: number;
  readonly endedAt: number;
}

export interface Standing {
  /** In hundredths of the stake. */
  readonly score: number;
  readonly rounds: number;
  /** When the score was reached: the earlier one is before an equal one. Null: nothing has come back. */
  readonly reachedAt: number | null;
}

/** What a round paid, in hundredths of its stake, cut. */
export function multipleOf({ won, staked }: { won: number; staked: number }): number {
  return Math.floor((won * ONE_STAKE) / staked);
}

/** The standing after rounds in any order: the sum of the best, of equal ones the earlier. */
export function standingOf(rounds: readonly CountedRound[]): Standing {
  const best = rounds
    .filter(({ multiple }) => multiple > 0)
    .toSorted((one, other) => other.multiple - one.multiple || one.endedAt - other.endedAt)
    .slice(0, BEST_ROUNDS);
  return {
    score: best.reduce((sum, { multiple }) => sum + multiple, 0),
    rounds: rounds.length,
    reachedAt: best.length === 0 ? null : Math.max(...best.map(({ endedAt }) => endedAt)),
  };
}

/**
 * The prizes of the places, in minor units: the whole fund by their shares. With fewer players than places the fund is
 * theirs alone; what division cuts goes to the first.
 */
export function prizesOf(fund: number, shares: readonly number[], players: number): number[] {
  const taken = shares.slice(0, players);
  const all = taken.reduce((sum, share) => sum + share, 0);
  const prizes = taken.map((share) => Math.floor((fund * share) / all));
  const rest = fund - prizes.reduce((sum, prize) => sum + prize, 0);
  return prizes.map((prize, place) => (place === 0 ? prize + rest : prize));
}

interface Times {
  readonly status: 'open' | 'settled' | 'cancelled';
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What a tournament is doing at a time. */
export function stateOf({ status, startsAt, endsAt }: Times, now: number): TournamentState {
  if (status !== 'open') return status;
  if (now < startsAt) return 'before';
  return now < endsAt ? 'running' : 'settling';
}
