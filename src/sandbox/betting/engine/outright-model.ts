import { chancesOfNumber } from '../play/discrete-chances';
import type { SportModel } from '../play/timeline';
import { NO_SCORE } from '../play/timeline';
import type { Championship } from './championship';

/** The bet on the winner of an edition: its score is the number of the champion, and it is over with the last match. */
export function outrightModel(championship: Championship, now: () => number): SportModel {
  const start = { at: 0, score: NO_SCORE, isBig: false };
  return {
    play({ kickoff }) {
      const [champion = 0] = championship.final();
      const at = (championship.overAt - kickoff.at) / 1000;
      return {
        frames: [start, { at, score: { ...NO_SCORE, home: champion + 1 }, isBig: true }],
        duration: at,
      };
    },
    continueFrom: (timeline) => timeline,
    clock: () => ({ minute: null, left: 1, periodLeft: 1 }),
    chances: () => chancesOfNumber(() => championship.chances(now())),
  };
}
