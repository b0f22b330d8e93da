import * as v from 'valibot';
import { CURRENCIES } from '../../betting/catalog/currencies';
import { ApiFault } from '../../platform/http/fault';
import { newRoutes, requireBody, type Calls, type SiteContext } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { PlayerGames } from './player-games';
import type { SiteRules } from '../../site/site/site-rules';
import type { TitleInfos } from './title-infos';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { textsIn } from '../../site/texts';
import { gamesOf, listGames, lobby, PAGE_SIZE, providers, similarTo } from './catalogue';
import { searchTitles } from './casino-search';
import { GAME_TYPES, PARTITIONS, PROVIDERS } from './kinds';
import { landingOf } from './landings';
import { LIST_SORTS } from './list-parts';
import { roundsOf } from './player-games';
import { tileOf, type TileContext } from './tiles';
import { findTitle, TITLES, type Title } from './titles';

const slug = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/));
const listSchema = v.object({
  category: v.optional(slug),
  provider: v.optional(slug),
  part: v.optional(slug),
  sort: v.optional(v.picklist(LIST_SORTS)),
  cursor: v.optional(slug),
  ids: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(slug),
      v.maxLength(PAGE_SIZE * 2),
    ),
  ),
});
const searchSchema = v.object({ search: v.pipe(v.string(), v.trim(), v.maxLength(60)) });
const roundsSchema = v.object({ game: slug });
const favouriteSchema = v.object({ game: slug, isOn: v.boolean() });

/** Drops empty parameters (`category=`). */
function given(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function partitionOf({ type, product }: Title): number {
  if (type === 'slots') return 1;
  return product === 'live-casino' ? 2 : 3;
}

function typeNumber({ type }: Title): number | undefined {
  return GAME_TYPES.find(({ slug: of }) => of === type)?.id;
}

function queryOf<S extends v.GenericSchema>(context: SiteContext, schema: S): v.InferOutput<S> {
  const query = v.safeParse(schema, given(context.req.query()));
  if (!query.success) throw new ApiFault(400, 'bad-request');
  return query.output;
}

interface Parts extends PlayerReader {
  readonly playerGames: PlayerGames;
  readonly siteRules: SiteRules;
  readonly titleInfos: TitleInfos;
}

/** `/web-api/third-party`: the games. */
function casinoRoutes(parts: Parts) {
  const { siteRules } = parts;
  const routes = newRoutes();

  /** Stakes are in the currency that the request names, else in that of the jurisdiction. */
  const contextOf = (context: SiteContext): TileContext => {
    const { play } = siteRules;
    const iso = context.req.query('iso') || play.iso;
    const currency = CURRENCIES.find((each) => each.iso === iso);
    if (!currency) throw new ApiFault(400, 'unknown-currency');
    return { currency, play };
  };
  routes.get('/lobby', (context) => context.json(lobby(contextOf(context))));

  routes.get('/games', (context) => {
    const { ids, cursor, ...filter } = queryOf(context, listSchema);
    const tiles = contextOf(context);
    if (!ids) return context.json(listGames(filter, cursor, tiles));
    const games = gamesOf(ids, tiles);
    return context.json({ games, cursor: null, total: games.length, parts: [], providers: [] });
  });

  routes.get('/games/:id', (context) => {
    const title = findTitle(context.req.param('id'));
    if (!title) throw new ApiFault(404, 'not-found');
    const tiles = contextOf(context);
    return context.json({ game: tileOf(title, tiles), similar: similarTo(title, tiles) });
  });

  routes.get('/games/:id/rules', async (context) => {
    const title = findTitle(context.req.param('id'));
    if (!title) throw new ApiFault(404, 'not-found');
    return context.json(await parts.titleInfos.of(title, context.get('language')));
  });

  routes.get('/providers', (context) => context.json({ providers: providers(contextOf(context)) }));

  routes.get('/search', (context) => {
    const { games, nearest } = searchTitles(queryOf(context, searchSchema).search);
    const tiles = contextOf(context);
    const tilesOf = (titles: readonly Title[]) => titles.map((title) => tileOf(title, tiles));
    return context.json({
      games: tilesOf(games.slice(0, PAGE_SIZE)),
      total: games.length,
      nearest: tilesOf(nearest),
    });
  });

  routes.get('/landings/:landing', (context) => {
    const landing = landingOf(context.req.param('landing'), context.get('language'));
    if (!landing) throw new ApiFault(404, 'not-found');
    const { game, ...words } = landing;
    return context.json({ ...words, game: game && tileOf(game, contextOf(context)) });
  });

  routes.get('/list-available-partitions', (context) => {
    const { sections } = textsIn(context.get('language')).casino;
    return context.json({
      partitions: PARTITIONS.map(({ id, slug: hall }) => ({
        id,
        slug: hall,
        name: sections[hall],
        games: TITLES.filter((title) => partitionOf(title) === id).length,
      })),
    });
  });

  routes.get('/game-types', (context) => {
    const { gameTypes } = textsIn(context.get('language')).casino;
    return context.json({
      GTR: GAME_TYPES.map(({ id, slug: type }) => ({ Id: id, Name: gameTypes[type] })),
      GP: PROVIDERS.map(({ id, name }) => ({ Id: id, Name: name })),
    });
  });

  routes.get('/games-preview-light', (context) => {
    const tiles = (titles: readonly Title[]) =>
      titles.map((title) => ({
        i: title.id,
        n: title.name,
        r: title.slug,
        ...(title.oldSlug !== null && { o: title.oldSlug }),
        c: [partitionOf(title)],
        t: typeNumber(title),
      }));
    const top = tiles(TITLES.filter(({ isTop }) => isTop));
    const halls = PARTITIONS.map(({ id, slug: hall }): [string, typeof top] => [
      hall,
      tiles(TITLES.filter((title) => partitionOf(title) === id)),
    ]);
    return context.json({ Success: true, Value: { top, ...Object.fromEntries(halls) } });
  });

  return routes;
}

/** The same: which of the games are a player's, and the rounds that they played. */
function playerGameRoutes(parts: Parts) {
  const { playerGames } = parts;
  const routes = newRoutes();

  routes.get('/favourites', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({ favourites: await playerGames.favourites(playerId) });
  });

  routes.post('/favourites', async (context) => {
    const playerId = await playerOf(context, parts);
    const { game, isOn } = await requireBody(context, favouriteSchema);
    return context.json({ favourites: await playerGames.setFavourite(playerId, game, isOn) });
  });

  routes.get('/recent', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({ games: await playerGames.recent(playerId) });
  });

  routes.get('/rounds', async (context) => {
    const playerId = await playerOf(context, parts);
    const { game } = queryOf(context, roundsSchema);
    return context.json({ rounds: await roundsOf(parts.database, playerId, game) });
  });

  return routes;
}

function thirdPartyRoutes(parts: Parts) {
  return newRoutes().route('/', casinoRoutes(parts)).route('/', playerGameRoutes(parts));
}

export const calls: Calls<Parts> = { '/web-api/third-party': thirdPartyRoutes };
