import { CLOSES_BEFORE, RACE_LASTS } from '../fixtures/marble-races';
import { chancesOfNumber } from '../play/discrete-chances';
import type { SportModel } from '../play/timeline';
import { NO_SCORE } from '../play/timeline';
import { raceChances } from './race-chances';

/** A race whose order of arrival is drawn: undefined until it is known. */
export function raceModel(
  weights: readonly number[],
  arrivalOf: () => readonly number[] | undefined,
): SportModel {
  const race = raceChances(weights);
  const start = { at: 0, score: NO_SCORE, isBig: false };
  return {
    drawn: { closesBefore: CLOSES_BEFORE, isKnown: () => arrivalOf() !== undefined },
    play() {
      const arrival = arrivalOf();
      const end = arrival && { at: RACE_LASTS, score: { ...NO_SCORE, arrival }, isBig: false };
      return { frames: end ? [start, end] : [start], duration: RACE_LASTS };
    },
    continueFrom: (timeline) => timeline,
    clock: () => ({ minute: null, left: 1, periodLeft: 1 }),
    chances: () => ({
      ...chancesOfNumber(() => weights.map((_, place) => race.first(place + 1))),
      race,
    }),
  };
}
