import * as v from 'valibot';
import { HUNDREDTH, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { LadderTable } from '../tables/ladders';

const STOP = 'stop';
/** The move that takes a field of the next step. */
export const takeMove = (field: number): string => `take-${field}`;

type NoChoice = Readonly<Record<string, never>>;

interface LadderState {
  /** The wrong fields of each step. */
  readonly wrong: readonly (readonly number[])[];
  readonly taken: readonly number[];
  readonly hasStopped: boolean;
}

export interface LadderView {
  readonly taken: readonly number[];
  /** The wrong fields of the steps that were taken; of all steps once the round is over. */
  readonly wrong: readonly (readonly number[])[];
  readonly hasFallen: boolean;
  readonly steps: LadderTable['steps'];
}

/** Steps with right and wrong fields: each right one raises what stopping pays, and a wrong one ends the round. */
export function ladderRules({ steps }: LadderTable): GameRules<NoChoice, LadderState, LadderView> {
  const hasFallen = ({ taken, wrong }: LadderState): boolean =>
    taken.some((field, step) => wrong[step]?.includes(field));
  const isOver = (state: LadderState): boolean =>
    state.hasStopped || hasFallen(state) || state.taken.length === steps.length;
  const fieldsOf = (step: number): readonly number[] =>
    Array.from({ length: steps[step]?.fields ?? 0 }, (_, field) => field);
  return {
    choice: v.strictObject({}),
    units: () => 1,
    draws: () => steps.map(({ fields, wrong }) => ({ kind: 'pick', count: wrong, from: fields })),
    begin: (_choice, results) => ({ wrong: results, taken: [], hasStopped: false }),
    moves(state) {
      if (isOver(state)) return [];
      const takes = fieldsOf(state.taken.length).map(takeMove);
      return state.taken.length > 0 ? [...takes, STOP] : takes;
    },
    move(state, move) {
      if (move === STOP) return { ...state, hasStopped: true };
      const field = fieldsOf(state.taken.length).find((one) => takeMove(one) === move);
      return field === undefined ? refuseMove(move) : { ...state, taken: [...state.taken, field] };
    },
    leave: ({ taken }) => (taken.length > 0 ? STOP : null),
    returned(state) {
      const pays = steps[state.taken.length - 1]?.pays ?? 0;
      return hasFallen(state) ? 0 : pays * HUNDREDTH;
    },
    publicView: (state) => ({
      taken: state.taken,
      wrong: isOver(state) ? state.wrong : state.wrong.slice(0, state.taken.length),
      hasFallen: hasFallen(state),
      steps,
    }),
  };
}
