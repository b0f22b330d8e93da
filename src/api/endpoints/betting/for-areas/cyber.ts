import { cyberAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

const text = v.optional(v.string());

/** The disciplines and games of cyber-sport of a type. */
export const lineCyber = defineAreaCall('lineCyber', {
  path: '/line-api/v1/cyber',
  request: v.object({
    type: v.string(),
    section: text,
    discipline: text,
    champ: text,
    limit: text,
  }),
  answer: cyberAnswers.lineCyber,
});

/** The simulated broadcast of a game. */
export const lineBroadcast = defineAreaCall('lineBroadcast', {
  path: '/line-api/v1/games/:game/broadcast',
  request: v.object({ game: v.number() }),
  answer: cyberAnswers.lineBroadcast,
});
