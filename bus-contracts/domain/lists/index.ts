import * as v from 'valibot';

/**
 * Lists of things that each stand for themselves, by the paths of the calls that answer them. Lists that say something
 * together, such as accounts, limits, the legs of a bet or the blocks of a text, are none: they are whole or not there.
 */
const LISTS: readonly (readonly [path: string, ...members: readonly string[]])[] = [
  ['/bff-api/home', 'games'],
  ['/bff-api/search', 'found'],
  ['/chat-api/v1/history', 'messages'],
  ['/content-api/v1/search', 'found'],
  ['/content-api/v1/terminals', 'terminals'],
  ['/content-api/v1/texts/:kind', 'items'],
  ['/line-api/v1/accumulators', 'line', 'live'],
  ['/line-api/v1/champs/:champ', 'next'],
  ['/line-api/v1/cyber', 'disciplines', 'games'],
  ['/line-api/v1/favourites', 'named'],
  ['/line-api/v1/games', 'games'],
  ['/line-api/v1/games/:game', 'game.markets'],
  ['/line-api/v1/games/:game/broadcast', 'events'],
  ['/line-api/v1/games/:game/combinations', 'combinations'],
  ['/line-api/v1/games/:game/course', 'course.events', 'course.statistics'],
  ['/line-api/v1/head-to-head/:team/:rival', 'matches'],
  ['/line-api/v1/marbles', 'results'],
  ['/line-api/v1/results', 'games', 'sports'],
  ['/line-api/v1/sports', 'sports'],
  ['/line-api/v1/teams/:team', 'matches', 'next', 'league.rivals'],
  ['/lotto-api/v1/draws', 'draws'],
  ['/lotto-api/v1/lotteries', 'lotteries'],
  ['/lotto-api/v1/tickets', 'tickets'],
  ['/toto-api/v1/coupons', 'coupons'],
  ['/toto-api/v1/draws', 'draws'],
  ['/toto-api/v1/sections', 'sections'],
  ['/web-api/bets', 'bets'],
  ['/web-api/bets/cash-out-offers', 'offers'],
  ['/web-api/bonus-games', 'games'],
  ['/web-api/bonus-games/mine', 'games', 'prizes'],
  ['/web-api/fair/rounds', 'rounds', 'shared'],
  ['/web-api/fair/seeds', 'former'],
  ['/web-api/ideas', 'own', 'published'],
  ['/web-api/jackpots', 'jackpots', 'ended'],
  ['/web-api/payment/deposits', 'payments'],
  ['/web-api/payment/deposits/methods', 'methods'],
  ['/web-api/payment/team-cash/history', 'data'],
  ['/web-api/payment/ways', 'ways'],
  ['/web-api/payment/withdrawals', 'withdrawals'],
  ['/web-api/payment/withdrawals/methods', 'methods'],
  ['/web-api/phone/countries', 'countries'],
  ['/web-api/phone/masks', 'items'],
  ['/web-api/promo/actions', 'Value.Actions'],
  ['/web-api/promo/bonuses', 'offers'],
  ['/web-api/promo/free-spins', 'freeSpins'],
  ['/web-api/promo/journal', 'stakes'],
  ['/web-api/promo/mine', 'bonuses'],
  ['/web-api/promo/points', 'entries', 'store', 'freeBets'],
  ['/web-api/promo/referral', 'friends'],
  ['/web-api/promo/showcase', 'codes'],
  ['/web-api/promo/tournaments', 'tournaments'],
  ['/web-api/purchases', 'purchases'],
  ['/web-api/requests', 'requests'],
  ['/web-api/requests/topics', 'topics', 'answers'],
  ['/web-api/requests/:request', 'request.messages'],
  ['/web-api/seo/page-data', 'metas', 'hreflangs', 'mediaAlternates'],
  ['/web-api/seo/sports-map', 'sports'],
  ['/web-api/third-party/game-types', 'GTR', 'GP'],
  ['/web-api/third-party/games', 'games', 'providers', 'parts'],
  ['/web-api/third-party/games-preview-light', 'Value.top'],
  ['/web-api/third-party/games/:game', 'similar'],
  ['/web-api/third-party/list-available-partitions', 'partitions'],
  ['/web-api/third-party/lobby', 'categories', 'providers', 'rows'],
  ['/web-api/third-party/providers', 'providers'],
  ['/web-api/third-party/rounds', 'rounds'],
  ['/web-api/third-party/search', 'nearest'],
  ['/web-api/user/block-appeals', 'appeals'],
  ['/web-api/user/passkeys', 'passkeys'],
  ['/web-api/user/security-question', 'questions'],
  ['/web-api/user/sessions', 'sessions'],
  ['/web-api/user/sign-ins', 'attempts'],
];

/** The lists of independent things in the answer of a call, as paths of members; `:name` is any word. */
export function independentLists(path: string): readonly string[] {
  const words = path.split('/');
  const row = LISTS.find(([pattern]) => {
    const own = pattern.split('/');
    return (
      own.length === words.length &&
      own.every((word, place) => word.startsWith(':') || word === words[place])
    );
  });
  return row?.slice(1) ?? [];
}

/** An answer without its damaged things. */
export interface Mended<Out> {
  readonly output: Out;
  /** Where each of them was, such as "games.3"; no values, which may be personal. */
  readonly damaged: readonly string[];
}

/**
 * Reads an answer without the damaged things of its independent lists.
 * @param path Of the call, without a query.
 * @returns undefined where something else is wrong with it, or where nothing would be left of a list: an answer without
 * any match would say that there is none.
 */
export function withoutDamaged<Out>(
  schema: v.GenericSchema<unknown, Out>,
  value: unknown,
  path: string,
): Mended<Out> | undefined {
  const lists = independentLists(path).filter((list) => membersAt(value, list).length > 0);
  const empty = lists.reduce((copy, list) => withList(copy, list, []), value);
  const damaged: string[] = [];
  let mended = value;
  for (const list of lists) {
    const all = membersAt(value, list);
    const kept = all.filter((one, place) => {
      const isWhole = parsed(schema, withList(empty, list, [one])) !== undefined;
      if (!isWhole) damaged.push(`${list}.${place}`);
      return isWhole;
    });
    if (kept.length === 0) return undefined;
    mended = withList(mended, list, kept);
  }
  const read = damaged.length > 0 ? parsed(schema, mended) : undefined;
  return read && { output: read.output, damaged };
}

function parsed<Out>(
  schema: v.GenericSchema<unknown, Out>,
  value: unknown,
): { readonly output: Out } | undefined {
  try {
    const { success, output } = v.safeParse(schema, value);
    return success ? { output } : undefined;
  } catch {
    // An amount that is none.
    return undefined;
  }
}

function membersAt(value: unknown, list: string): readonly unknown[] {
  let found = value;
  for (const key of list.split('.')) found = isRecord(found) ? found[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** A copy with other things in a list. */
function withList(value: unknown, list: string, things: readonly unknown[]): unknown {
  return put(value, list.split('.'), things);
}

function put(value: unknown, [key = '', ...rest]: readonly string[], by: unknown): unknown {
  const held = isRecord(value) ? value : {};
  return { ...held, [key]: rest.length === 0 ? by : put(held[key], rest, by) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
