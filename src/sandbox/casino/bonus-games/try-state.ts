import {
  type BonusGame,
  type BonusView,
  type PlayedRound,
  playOf,
  type Prize,
} from '@grandstand/bus-contracts/domain/bonus-games';
import * as v from 'valibot';
import type { PlayerRound } from '../../draws/fair/player-seeds';
import type { DailyTable } from './daily-tables';
import type { TryRow } from './try-rows';

/** What proves a prize: the round that verifies by the player's seeds, and the day's table. */
export interface TryProof extends Pick<
  PlayerRound,
  'refId' | 'label' | 'commitment' | 'clientSeed' | 'nonce'
> {
  readonly day: string;
  readonly tableHash: string;
}

/** A try as its player sees it. */
export interface TryState {
  readonly tryId: string;
  readonly game: BonusGame;
  readonly choice: string | null;
  readonly view: BonusView;
  /** The moves that it has had. */
  readonly moveCount: number;
  /** Null: it has no moves. */
  readonly endsAt: number | null;
  /** Null: it is not over. */
  readonly prize: Prize | null;
  readonly proof: TryProof;
}

/** A try with its table and what was drawn for it. */
export interface PlayedTry {
  readonly row: TryRow;
  readonly daily: DailyTable;
  readonly drawn: PlayerRound;
}

const movesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The moves that a try has had. */
export function movesOf({ moves }: TryRow): string[] {
  return v.parse(movesSchema, moves);
}

/** The name of a try among the player's fair rounds. */
export function roundRef({ try_id }: TryRow): string {
  return `bonus:${try_id}`;
}

export function roundOf({ row, daily, drawn }: PlayedTry): PlayedRound {
  return { table: daily.table, choice: row.choice, results: drawn.results };
}

export function stateOf(played: PlayedTry): TryState {
  const { row, daily, drawn } = played;
  const moves = movesOf(row);
  const { view } = playOf(roundOf(played), moves);
  const { refId, label, commitment, clientSeed, nonce } = drawn;
  return {
    tryId: row.try_id,
    game: row.game,
    choice: row.choice,
    view,
    moveCount: moves.length,
    endsAt: row.ends_at,
    prize: prizeIn(row),
    proof: { refId, label, commitment, clientSeed, nonce, day: daily.day, tableHash: daily.hash },
  };
}

function prizeIn({ prize_kind: kind, prize_amount: amount }: TryRow): Prize | null {
  return kind === null || amount === null ? null : { kind, amount };
}

export function prizeRow(row: TryRow & { hash: string }) {
  return {
    tryId: row.try_id,
    game: row.game,
    at: row.over_at ?? row.started_at,
    prize: prizeIn(row) ?? { kind: 'nothing' as const, amount: 0 },
    tableHash: row.hash,
  };
}
