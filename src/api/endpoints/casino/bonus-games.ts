import {
  bonusGamesMove,
  bonusTrySchema,
  ownBonusGamesSchema,
} from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const tried = v.pipe(
  v.object({ try: bonusTrySchema }),
  v.transform((answer) => answer.try),
);

/** The points, tries and prizes of the player. */
export const ownBonusGamesCall = defineGet({
  path: '/web-api/bonus-games/mine',
  request: v.object({}),
  answer: ownBonusGamesSchema,
  token: 'required',
});

/** Begins a try; the same `tryId` is the same try, so it may be sent again. */
export const bonusTryCall = definePost({
  path: '/web-api/bonus-games/:name/try',
  request: v.object({ name: v.string(), tryId: v.string(), choice: v.optional(v.string()) }),
  answer: tried,
  token: 'required',
  retries: 2,
});

/** Makes a move; the same one again changes nothing. */
export const bonusMoveCall = definePost({
  path: '/web-api/bonus-games/move',
  request: bonusGamesMove.request,
  answer: tried,
  token: 'required',
  retries: 2,
});
