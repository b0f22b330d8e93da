import { languageSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

const wireNamed = v.pipe(
  v.object({ Id: v.number(), Name: v.string() }),
  v.transform(({ Id, Name }) => ({ id: Id, name: Name })),
);
const succeeded = v.literal(true);

/** The halls of third-party games that are open to this site. */
export const gamePartitions = defineGet({
  path: '/web-api/third-party/list-available-partitions',
  request: v.object({}),
  answer: v.pipe(
    v.object({
      partitions: v.array(
        v.object({ id: v.number(), name: v.string(), slug: v.string(), games: v.number() }),
      ),
    }),
    v.transform(({ partitions }) => partitions),
  ),
  isForAreas: true,
});

/** Kinds of games and their providers. */
export const gameTypes = defineGet({
  path: '/web-api/third-party/game-types',
  request: v.object({}),
  answer: v.pipe(
    v.object({ GTR: v.array(wireNamed), GP: v.array(wireNamed) }),
    v.transform(({ GTR, GP }) => ({ types: GTR, providers: GP })),
  ),
  isForAreas: true,
});

/** A game of a list, with short keys on the wire: there are thousands. */
const tileSchema = v.pipe(
  v.object({
    i: v.number(),
    n: v.string(),
    r: v.string(),
    o: v.nullish(v.string(), null),
    c: v.optional(v.array(v.number()), []),
    t: v.nullish(v.number(), null),
  }),
  v.transform(({ i, n, r, o, c, t }) => ({
    id: i,
    name: n,
    route: r,
    oldRoute: o,
    categories: c,
    tagId: t,
  })),
);

/** Games as tiles show them, by group; the site's own numbers are those of its config. */
export const gamesPreview = defineGet({
  path: '/web-api/third-party/games-preview-light',
  request: v.pipe(
    v.object({
      whence: v.number(),
      groupId: v.number(),
      ref: v.number(),
      lng: languageSchema,
      fcountry: v.number(),
    }),
    v.transform((wanted) => ({ ...wanted, includeCategories: false })),
  ),
  answer: v.pipe(
    v.object({ Success: succeeded, Value: v.record(v.string(), v.array(tileSchema)) }),
    v.transform(({ Value }) => Value),
  ),
  sendsAuthorization: true,
  isForAreas: true,
});

/** The current promotions by number and name. */
export const actionsList = defineGet({
  path: '/web-api/promo/actions',
  request: v.object({}),
  answer: v.pipe(
    v.object({ Success: succeeded, Value: v.object({ Actions: v.array(wireNamed) }) }),
    v.transform(({ Value }) => Value.Actions),
  ),
  isForAreas: true,
});
