import { cyberAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

const text = v.optional(v.string());

/** The disciplines and games of cyber-sport of a type. */
export const lineCyber = defineGet({
  path: '/line-api/v1/cyber',
  request: v.object({
    type: v.string(),
    section: text,
    discipline: text,
    champ: text,
    limit: text,
  }),
  answer: cyberAnswers.lineCyber,
  isForAreas: true,
});

/** The simulated broadcast of a game. */
export const lineBroadcast = defineGet({
  path: '/line-api/v1/games/:game/broadcast',
  request: v.object({ game: v.number() }),
  answer: cyberAnswers.lineBroadcast,
  isForAreas: true,
});
