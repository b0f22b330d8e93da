import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

const audience = { areas: ['casino', 'games'] } as const;

/** A game by the last part of its address: "amber-orchard". */
const gameSchema = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/));

export const casinoFavourites = defineState({
  name: 'casino.favourites',
  version: 1,
  owner: 'casino',
  audience,
  doc: 'The games that the player has marked, the oldest first; none for a guest.',
  value: v.object({
    games: v.array(gameSchema),
    /** `loading` and `failed`: the operator has not sent the earlier ones yet. */
    status: v.picklist(['loading', 'ready', 'failed']),
  }),
});

export const casinoSetFavourite = defineCommand({
  name: 'casino.setFavourite',
  version: 1,
  owner: 'casino',
  audience,
  doc: 'Marks a game or takes the mark off at once; a refusal of the operator undoes it.',
  request: v.object({ game: gameSchema, isOn: v.boolean() }),
  answer: v.object({}),
  failures: ['not-signed-in', 'favourites-full', 'unknown-game', 'unavailable'],
});
