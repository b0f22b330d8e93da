import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/third-party/favourites';
const answer = v.object({ favourites: v.array(v.string()) });

/** The games that the player has marked, the oldest first. */
export const casinoFavouritesCall = defineGet({
  path,
  request: v.object({}),
  answer,
  token: 'required',
});

/** Marks a game or takes the mark off: the same again changes nothing, so it may be sent again. */
export const casinoSetFavouriteCall = definePost({
  path,
  request: v.object({ game: v.string(), isOn: v.boolean() }),
  answer,
  token: 'required',
  retries: 2,
});
