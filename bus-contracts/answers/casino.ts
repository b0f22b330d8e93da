import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const short = v.pipe(v.string(), v.maxLength(100));
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
  /** Its stakes take part in the jackpots. */
  hasJackpots: v.optional(v.boolean()),
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
  casinoGames: v.object({
    games: tiles,
    cursor: v.nullable(v.string()),
    total: count,
    /** The parts that narrow the list, each with the number of its games; a part without games is not among them. */
    parts: v.optional(v.array(v.object({ slug: v.string(), games: count })), []),
    /** Those whose games are in the list. */
    providers: v.optional(v.array(v.object({ ...named.entries, games: count })), []),
  }),
  /** Those who make the games, with the number of these and the first ones of each. */
  casinoProviders: v.object({
    providers: v.array(v.object({ ...named.entries, games: count, top: v.optional(tiles, []) })),
  }),
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
  /** How a game is played, and its odds, as its provider writes them in the language of the request. */
  casinoRules: v.object({
    rules: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.minLength(1), v.maxLength(8)),
    /** Of the choice with which the game opens. */
    odds: v.pipe(v.array(v.object({ name: short, pays: short, chance: short })), v.maxLength(200)),
    /** The SHA-256 of the table by which it is played. */
    tableHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  /** The player's last rounds of a game for money, at most 50, the newest first. */
  casinoRounds: v.object({
    rounds: v.array(
      v.object({
        id: v.string(),
        at: v.number(),
        /** `void`: what was staked was returned. */
        status: v.picklist(['open', 'closed', 'void']),
        /** Minor units of the currency `iso`. */
        staked: count,
        won: count,
        /** Whether it was a free spin: the operator has paid its stake. */
        isFree: v.optional(v.boolean(), false),
        iso: v.string(),
        scale: count,
        /** Of the seeds that drew its numbers, and its number with them; null: other players had the same round. */
        commitment: v.nullable(v.string()),
        nonce: v.nullable(count),
      }),
    ),
  }),
  /** `nearest`: where nothing was found, up to three games that have one of the words. */
  casinoSearch: v.object({ games: tiles, total: count, nearest: tiles }),
  /** A page about one game or event, in the operator's words. */
  gamesLanding: v.object({
    title: v.string(),
    /** A paragraph each. */
    text: v.array(v.string()),
    /** Null: it is about an event. */
    game: v.nullable(casinoTileSchema),
    /** `path` is of this site, without the language. */
    action: v.object({ text: v.string(), path: v.string() }),
  }),
};

const numbered = v.object({ id: v.number(), name: v.string() });

/** The lists of games as the site's former versions have them. */
export const gamesAnswers = {
  gamePartitions: v.array(v.object({ ...numbered.entries, slug: v.string(), games: v.number() })),
  /** Kinds of games (GTR) and their providers (GP). */
  gameTypes: v.object({ types: v.array(numbered), providers: v.array(numbered) }),
  /** By group: games as tiles show them. */
  gamesPreview: v.record(
    v.string(),
    v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        route: v.string(),
        oldRoute: v.nullable(v.string()),
        /** Numbers of `gamePartitions`. */
        categories: v.array(v.number()),
        /** The number of one of `gameTypes`. */
        tagId: v.nullable(v.number()),
      }),
    ),
  ),
};

const succeeded = v.literal(true);
const wireNamed = v.pipe(
  v.object({ Id: v.number(), Name: v.string() }),
  v.transform(({ Id, Name }) => ({ id: Id, name: Name })),
);

/** A game of a list, with short keys: there are thousands. */
const wireTile = v.pipe(
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

/** How the operator writes `gamesAnswers`. */
export const gamesOnWire = {
  gamePartitions: v.pipe(
    v.object({ partitions: gamesAnswers.gamePartitions }),
    v.transform(({ partitions }) => partitions),
  ),
  gameTypes: v.pipe(
    v.object({ GTR: v.array(wireNamed), GP: v.array(wireNamed) }),
    v.transform(({ GTR, GP }) => ({ types: GTR, providers: GP })),
  ),
  gamesPreview: v.pipe(
    v.object({ Success: succeeded, Value: v.record(v.string(), v.array(wireTile)) }),
    v.transform(({ Value }) => Value),
  ),
};
