import { favouriteSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/user/favourites';
const favourites = v.array(favouriteSchema);
const answer = v.object({ favourites });

/** The player's favourites, the oldest first. */
export const favouritesCall = defineGet({ path, request: v.object({}), answer, token: 'required' });

/** Stars something or takes the star off: the same again changes nothing, so it may be sent again. */
export const favouritesSetCall = definePost({
  path,
  request: v.object({ favourite: favouriteSchema, isOn: v.boolean() }),
  answer,
  token: 'required',
  retries: 2,
});

/** Adds the favourites of a guest; may be sent again. */
export const favouritesJoinCall = definePost({
  path: `${path}/join`,
  request: v.object({ favourites }),
  answer: v.object({ favourites, leftOut: favourites }),
  token: 'required',
  retries: 2,
});
