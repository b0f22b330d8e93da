import { languageSchema } from '@grandstand/bus-contracts';
import { gamesOnWire } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

const wireNamed = v.pipe(
  v.object({ Id: v.number(), Name: v.string() }),
  v.transform(({ Id, Name }) => ({ id: Id, name: Name })),
);
const succeeded = v.literal(true);

/** The halls of third-party games that are open to this site. */
export const gamePartitions = defineAreaCall('gamePartitions', {
  path: '/web-api/third-party/list-available-partitions',
  request: v.object({}),
  answer: gamesOnWire.gamePartitions,
});

/** Kinds of games and their providers. */
export const gameTypes = defineAreaCall('gameTypes', {
  path: '/web-api/third-party/game-types',
  request: v.object({}),
  answer: gamesOnWire.gameTypes,
});

/** Games as tiles show them, by group; the site's own numbers are those of its config. */
export const gamesPreview = defineAreaCall('gamesPreview', {
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
  answer: gamesOnWire.gamesPreview,
  sendsAuthorization: true,
});

/** The current promotions by number and name. */
export const actionsList = defineAreaCall('actionsList', {
  path: '/web-api/promo/actions',
  request: v.object({}),
  answer: v.pipe(
    v.object({ Success: succeeded, Value: v.object({ Actions: v.array(wireNamed) }) }),
    v.transform(({ Value }) => Value.Actions),
  ),
});
