import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

/** A match or league by its number, a team by its id: "match:100000001", "league:7", "team:football-arsenal". */
export const favouriteSchema = v.pipe(
  v.string(),
  v.regex(/^(?:(?:match|league):[1-9]\d{0,14}|team:[a-z\d-]{1,99})$/),
);

export const favouritesState = defineState({
  name: 'favourites.state',
  version: 1,
  owner: 'favourites',
  doc: 'What the visitor starred, the oldest first: a guest’s from this browser, a player’s from the operator.',
  value: v.object({
    favourites: v.array(favouriteSchema),
    /** `loading` and `failed`: the operator has not sent the earlier favourites yet. */
    status: v.picklist(['loading', 'ready', 'failed']),
  }),
});

export const favouritesSet = defineCommand({
  name: 'favourites.set',
  version: 1,
  owner: 'favourites',
  doc: 'Sets or removes a star at once; a refusal of the operator undoes it, with a notice.',
  request: v.object({ favourite: favouriteSchema, isOn: v.boolean() }),
  answer: v.object({}),
  failures: ['favourites-full', 'unknown-favourite', 'unavailable'],
});
