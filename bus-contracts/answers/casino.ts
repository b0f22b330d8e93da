import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const named = v.object({ slug: v.string(), name: v.string() });

/** A game of the casino as lists show it. */
export const casinoTileSchema = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  provider: named,
  /** The rules by which it is played: they decide its picture. */
  engine: v.string(),
  type: v.string(),
  categories: v.array(v.string()),
  /** What of the stakes comes back in the long run, in hundredths of a percent (9603 is 96.03 %): of the least choice, and of the best. */
  rtp: count,
  rtpMost: count,
  volatility: v.picklist(['low', 'medium', 'high']),
  features: v.array(v.string()),
  isTop: v.boolean(),
  isNew: v.boolean(),
  /** It can be tried without money. */
  isDemo: v.boolean(),
  /** Why it can't be played here; null: it can. */
  blocked: v.nullable(v.string()),
  /** Minor units of the currency `iso`. */
  stake: v.object({ min: count, max: count, step: count, iso: v.string(), scale: count }),
});
export type CasinoTile = v.InferOutput<typeof casinoTileSchema>;

const tiles = v.array(casinoTileSchema);

export const casinoAnswers = {
  /** A game, and others that are like it. */
  casinoGame: v.object({ game: casinoTileSchema, similar: tiles }),
  /** A page of a list; `cursor` requests the next one, null: it is the last. */
  casinoGames: v.object({ games: tiles, cursor: v.nullable(v.string()), total: count }),
  casinoLobby: v.object({
    categories: v.array(v.object({ slug: v.string(), games: count })),
    providers: v.array(v.object({ ...named.entries, games: count })),
    rows: v.array(
      v.object({ kind: v.picklist(['top', 'new', 'category']), slug: v.string(), games: tiles }),
    ),
    /** The products that the jurisdiction has. */
    products: v.array(v.string()),
  }),
  /** The slugs of the games that the player opened last. */
  casinoRecent: v.object({ games: v.array(v.string()) }),
  /** `nearest`: where nothing was found, up to three games that have one of the words. */
  casinoSearch: v.object({ games: tiles, total: count, nearest: tiles }),
};
