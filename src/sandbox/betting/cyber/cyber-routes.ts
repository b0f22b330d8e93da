import { cyberTypeSchema, type CyberType } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { CHAMPS } from '../sports/champs';
import { DISCIPLINES, sportOf } from '../sports/sports';
import type { LineGame } from '../match/listed-game';
import { watchListed } from '../line/watch-for-browser';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import { selectGames, sportsMenu } from '../line/queries';
import { ListViews } from '../line/views';
import type { World } from '../engine/world';
import type { Feed } from '../feed/feed';
import type { Partners } from '../../platform/partners/partners';
import type { ShownGamePorts } from '../sport-rules/sport-rules';
import type { WatchPorts } from '../line/watch-for-browser';
import { shownGames } from '../sport-rules/sport-rules';
import { teamName } from '../../site/texts/teams';
import { broadcastOf, DELAY_MS, isBroadcast } from './broadcast';

const PROVIDER = 'games';
const MAX_GAMES = 200;

const slug = v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/)));
const querySchema = v.object({
  type: cyberTypeSchema,
  /** Left out: both. */
  section: v.optional(v.picklist(['live', 'line'])),
  discipline: slug,
  champ: slug,
  limit: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(MAX_GAMES)),
    '60',
  ),
});

/** Drops empty parameters (`champ=`). */
function given(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** The disciplines of a type: broadcasts are of all of them. */
function disciplinesOf(type: CyberType) {
  return DISCIPLINES.filter((discipline) => type === 'stream' || discipline.listedIn === type);
}

/** Of games of the same sides in the same order the next one alone: two rows of a list would have the same name. */
function firstOfEachName(games: readonly LineGame[]): LineGame[] {
  const names = new Set<string>();
  return games
    .filter(({ state }) => state.phase !== 'finished')
    .toSorted((a, b) => a.match.startsAt - b.match.startsAt || a.match.id - b.match.id)
    .filter(({ match: { fixture } }) => {
      const name = `${fixture.home} – ${fixture.away}`;
      const isFirst = !names.has(name);
      names.add(name);
      return isFirst;
    });
}

interface Parts extends ShownGamePorts, WatchPorts {
  readonly world: World;
  readonly feed: Feed;
  readonly now: () => number;
  readonly partners: Partners;
}

/** `/line-api/v1`: the disciplines and games of cyber-sport, and simulated broadcasts of its games. */
function cyberRoutes(parts: Parts) {
  const {
    world: { line, clock },
    feed,
    now,
    partners,
  } = parts;
  const routes = newRoutes();
  const views = new ListViews();

  routes.get('/cyber', async (context) => {
    const query = v.safeParse(querySchema, given(context.req.query()));
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const { type, section, discipline, champ, limit } = query.output;
    const disciplines = disciplinesOf(type);
    const found = disciplines.find((one) => one.slug === discipline);
    const isChamp = CHAMPS.some((one) => one.slug === champ && one.sportId === found?.id);
    if ((discipline && !found) || (champ && !isChamp)) throw new ApiFault(404, 'not-found');
    const isShown = await shownGames(context, parts);
    const isOfType = ({ match: { fixture } }: LineGame): boolean =>
      disciplines.some(({ id }) => id === fixture.sportId) &&
      (type !== 'stream' || isBroadcast(fixture));
    const all = firstOfEachName(
      [...line.games()].filter((game) => isOfType(game) && isShown(game)),
    );
    const at = now();
    const language = context.get('language');
    const inSection = (wanted: 'live' | 'line'): LineGame[] =>
      section && section !== wanted
        ? []
        : selectGames(all, { section: wanted, sport: discipline, champ }, at);
    const games = [...inSection('live'), ...inSection('line')];
    const shown = games.slice(0, limit);
    watchListed(parts, context, shown);
    const broadcasts = all.filter(
      ({ match: { fixture }, state }) => state.phase === 'live' && isBroadcast(fixture),
    );
    const menu = sportsMenu(all, language, disciplines).map((sport, place) => ({
      ...sport,
      type: disciplines[place]?.listedIn,
      broadcasts: broadcasts.filter(({ match }) => match.fixture.sportId === sport.id).length,
    }));
    context.header('Content-Type', 'application/json');
    return context.body(
      views.body(
        shown,
        { language, now: at },
        {
          before: `{"disciplines":${JSON.stringify(menu)},"games":[`,
          after: `],"total":${games.length},"seq":${feed.seq}}`,
        },
      ),
    );
  });

  routes.get('/games/:id/broadcast', (context) => {
    const at = now();
    const match = line.game(Number(context.req.param('id')))?.match;
    const broadcast = match && broadcastOf(match, at);
    if (!broadcast) throw new ApiFault(404, 'not-found');
    const language = context.get('language');
    const { id, sportId, home, away } = match.fixture;
    const origin = partners.isUp(PROVIDER) ? partners.originOf(PROVIDER) : undefined;
    return context.json({
      ...broadcast,
      src: origin === undefined ? null : `${origin}/broadcast/${id}?lang=${language}`,
      delayMs: DELAY_MS,
      pace: clock.pace,
      home: teamName(home, language),
      away: teamName(away, language),
      sport: sportOf(sportId).slug,
      seq: feed.seq,
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/line-api/v1': cyberRoutes };
