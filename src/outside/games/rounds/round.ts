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
  /** The bet's. */
  readonly transactionId: string;
  readonly at: number;
}

/** What `save-round` keeps of a round; the operator knows the rest. */
const savedSchema = v.object({
  choice: v.unknown(),
  unit: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  moves: v.array(v.string()),
  at: v.number(),
  tableHash: v.string(),
});
export type SavedRound = v.InferOutput<typeof savedSchema>;

export function savedRound({ table }: Title, round: Round): SavedRound {
  const { choice, unit, moves, at } = round;
  return { choice, unit, moves: [...moves], at, tableHash: tableHash(table) };
}

/** Reads a saved round; undefined if it can't be gone on with, as after a change of the game's table. */
export function readSaved({ rules, table }: Title, state: unknown): SavedRound | undefined {
  const saved = v.safeParse(savedSchema, state);
  if (!saved.success || saved.output.tableHash !== tableHash(table)) return undefined;
  return v.is(rules.choice, saved.output.choice) ? saved.output : undefined;
}

function stateOf({ rules }: Title, { choice, results, moves }: Round): unknown {
  return moves.reduce((state, move) => rules.move(state, move), rules.begin(choice, results));
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
  return title.rules.moves(stateOf(title, round));
}

/** Minor units; whole ones, where the unit is a multiple of the title's step. */
export function stakedOf({ rules }: Title, { choice, unit }: Round): number {
  return unit * rules.units(choice);
}

export function returnedOf(title: Title, round: Round): number {
  return Math.floor((round.unit * title.rules.returned(stateOf(title, round))) / UNIT);
}

/** What the page gets of a round. */
export function answerOf(
  title: Title,
  round: Round,
  money: { readonly balance: number; readonly isPaying: boolean },
): RoundAnswer {
  const state = stateOf(title, round);
  const moves = title.rules.moves(state);
  const parts = title.rules.returned(state);
  const isOver = moves.length === 0;
  return {
    roundId: round.roundId,
    choice: round.choice,
    unit: round.unit,
    staked: stakedOf(title, round),
    moves,
    view: title.rules.publicView(state),
    returned: returnedOf(title, round),
    tier: isOver ? tierOf(title.rules.units(round.choice), parts) : null,
    ...money,
  };
}
