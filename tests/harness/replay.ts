import { isDeepStrictEqual } from 'node:util';

type Reduce<State, Change> = (state: State, change: Change) => State;

/** The changes that a service's reducer got while a test ran, and its states. */
export interface Recording<State = unknown, Change = unknown> {
  readonly initial: State;
  readonly reduce: Reduce<State, Change>;
  readonly steps: { readonly change: Change; readonly state: State }[];
}

/** A reducer that notes its steps; a step that throws changes nothing and is not noted. */
export function record<State, Change>(
  initial: State,
  reduce: Reduce<State, Change>,
): { readonly recording: Recording<State, Change>; readonly reduce: Reduce<State, Change> } {
  const recording: Recording<State, Change> = { initial, reduce, steps: [] };
  return {
    recording,
    reduce(before, change) {
      const state = reduce(before, change);
      recording.steps.push({ change, state });
      return state;
    },
  };
}

/**
 * Gives the changes to the reducer alone, without streams, time or storage.
 * @returns the first change with another result than the recorded one; undefined if there is none.
 */
export function firstDifference<State, Change>({
  initial,
  reduce,
  steps,
}: Recording<State, Change>): Change | undefined {
  let state = initial;
  for (const step of steps) {
    state = reduce(state, step.change);
    if (!isDeepStrictEqual(state, step.state)) return step.change;
  }
  return undefined;
}
