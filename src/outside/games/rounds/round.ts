import * as v from 'valibot';
import { UNIT } from '../maths/rules';
import type { Results } from '../maths/rules';
import { tableHash } from '../maths/table-hash';
import { tierOf } from '../maths/tier';
import type { RoundAnswer } from '../play-data';
import type { Title } from '../titles';

/** A round as the program holds it: played again by its title's rules, it has the same state. */
export interface Round {
  readonly roundId: string;
  readonly choice: unknown;
  /** Minor units of one unit of the stake. */
  readonly unit: number;
  readonly results: Results;
  readonly moves: readonly string[];
  /** The first bet's, then those of the moves that staked more, in their order. */
  readonly transactionIds: readonly string[];
  readonly at: number;
}

/** What `save-round` keeps of a round; the operator knows the rest. */
const savedSchema = v.object({
  choice: v.unknown(),
  unit: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  moves: v.array(v.string()),
  transactionIds: v.array(v.string()),
  at: v.number(),
  tableHash: v.string(),
});
export type SavedRound = v.InferOutput<typeof savedSchema>;

export function savedRound({ table }: Title, round: Round): SavedRound {
  const { choice, unit, moves, transactionIds, at } = round;
  const lists = { moves: [...moves], transactionIds: [...transactionIds] };
  return { choice, unit, ...lists, at, tableHash: tableHash(table) };
}

/** Reads a saved round; undefined if it can't be gone on with, as after a change of the game's table. */
export function readSaved({ rules, table }: Title, state: unknown): SavedRound | undefined {
  const saved = v.safeParse(savedSchema, state);
  if (!saved.success || saved.output.tableHash !== tableHash(table)) return undefined;
  return v.is(rules.choice, saved.output.choice) ? saved.output : undefined;
}

interface Played {
  readonly state: unknown;
  /** The units of the choice, and of each move that staked more. */
  readonly stakes: readonly number[];
}

function played({ rules }: Title, { choice, results, moves }: Round): Played {
  const begun: Played = { state: rules.begin(choice, results), stakes: [rules.units(choice)] };
  return moves.reduce(({ state, stakes }, move) => {
    const more = rules.raises?.(state)[move];
    return {
      state: rules.move(state, move),
      stakes: more === undefined ? stakes : [...stakes, more],
    };
  }, begun);
}

/** Whether each of a round's moves was one that the player had. */
export function isLegal({ rules }: Title, { choice, results, moves }: Round): boolean {
  let state = rules.begin(choice, results);
  return moves.every((move) => {
    if (!rules.moves(state).includes(move)) return false;
    state = rules.move(state, move);
    return true;
  });
}

/** The moves that the player has now. */
export function movesOf(title: Title, round: Round): readonly string[] {
  return title.rules.moves(played(title, round).state);
}

/** A round that its player has left, played to its end by the rules; null: its stake comes back. */
export function leftRound(title: Title, round: Round): Round | null {
  const { rules } = title;
  const { state } = played(title, round);
  if (rules.moves(state).length === 0) return round;
  const move = rules.leave?.(state) ?? null;
  return move === null ? null : leftRound(title, { ...round, moves: [...round.moves, move] });
}

const sumOf = (units: readonly number[]): number => units.reduce((sum, one) => sum + one, 0);

/** Minor units, of all bets; whole ones, where the unit is a multiple of the title's step. */
export function stakedOf(title: Title, round: Round): number {
  return round.unit * sumOf(played(title, round).stakes);
}

/** How many bets the round has with the moves that were made. */
export function betsOf(title: Title, round: Round): number {
  return played(title, round).stakes.length;
}

/** What a move stakes more, in minor units; 0: nothing. */
export function raiseOf(title: Title, round: Round, move: string): number {
  const { state } = played(title, round);
  return round.unit * (title.rules.raises?.(state)[move] ?? 0);
}

export function returnedOf(title: Title, round: Round): number {
  return Math.floor((round.unit * title.rules.returned(played(title, round).state)) / UNIT);
}

/** What the page gets of a round. */
export function answerOf(
  title: Title,
  round: Round,
  now: Pick<RoundAnswer, 'balance' | 'isPaying' | 'free' | 'restMs'>,
): RoundAnswer {
  const { state, stakes } = played(title, round);
  const moves = title.rules.moves(state);
  const parts = title.rules.returned(state);
  const isOver = moves.length === 0;
  const raises = Object.entries(title.rules.raises?.(state) ?? {});
  return {
    roundId: round.roundId,
    choice: round.choice,
    unit: round.unit,
    staked: stakedOf(title, round),
    moves,
    raises: Object.fromEntries(raises.map(([move, units]) => [move, units * round.unit])),
    view: title.rules.publicView(state),
    returned: returnedOf(title, round),
    tier: isOver ? tierOf(sumOf(stakes), parts) : null,
    ...now,
  };
}
