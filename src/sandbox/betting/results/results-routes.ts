import type { Language } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { badgeOf } from '../catalog/badges';
import { CHAMPS, champOf } from '../sports/champs';
import { hasOwnPages, sportName, sportOf, SPORTS } from '../sports/sports';
import type { Match } from '../match/match';
import { newRoutes, type Calls } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import { champFacts, gameFacts } from '../line/views';
import { teamId } from '../line/teams';
import type { World } from '../engine/world';
import { teamName } from '../../site/texts/teams';
import { DAYS_BACK, dayOf, isTimeZone, spanOf } from './days';
import { searchMatches } from './name-search';
import { playedDaysOf } from './played-days';
import { seasonOf } from './seasons';

const DAY = 86_400_000;
const MAX_GAMES = 300;
/** Of the page of a championship. */
const CHAMP_GAMES = 10;

const slug = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/));
const querySchema = v.object({
  type: v.optional(v.picklist(['ended', 'live']), 'ended'),
  /** "2026-11-25"; left out: today. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  timeZone: v.optional(v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)), 'UTC'),
  sport: v.optional(slug),
  champ: v.optional(slug),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  limit: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(MAX_GAMES)),
    '60',
  ),
});

/** Drops empty parameters (`sport=`). */
function given(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

interface Parts {
  readonly world: World;
  readonly now: () => number;
}

/** `/line-api/v1`: the results of the last days, and the tables of championships. */
function resultsRoutes({ world: { line }, now }: Parts) {
  const routes = newRoutes();
  const days = playedDaysOf(line);

  const viewOf = (match: Match, language: Language) =>
    gameFacts(match, line.game(match.id)?.state ?? match.state(now()), language);

  const liveMatches = (): Match[] =>
    [...line.games()]
      .filter(({ match, state }) => state.phase === 'live' && !hasOwnPages(match.fixture.sportId))
      .map(({ match }) => match)
      .sort((a, b) => b.startsAt - a.startsAt || a.id - b.id);

  routes.get('/results', async (context) => {
    const query = v.safeParse(querySchema, given(context.req.query()));
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const { type, timeZone, sport, champ, limit, search: words } = query.output;
    const at = now();
    const today = dayOf(at, timeZone);
    const firstDay = dayOf(at - DAYS_BACK * DAY, timeZone);
    const day = type === 'live' ? today : (query.output.day ?? today);
    if (day < firstDay || day > today) throw new ApiFault(404, 'not-found');
    const all = type === 'live' ? liveMatches() : await days.endedIn(spanOf(day, timeZone), at);
    const searched = words ? searchMatches(all, words) : all;
    const games = searched.filter(
      ({ fixture }) =>
        (!sport || sportOf(fixture.sportId).slug === sport) &&
        (!champ || champOf(fixture.champId).slug === champ),
    );
    const language = context.get('language');
    return context.json({
      day,
      firstDay,
      games: games.slice(0, limit).map((match) => viewOf(match, language)),
      total: games.length,
      sports: placesOf(searched, language),
    });
  });

  routes.get('/champs/:champ', async (context) => {
    const champ = CHAMPS.find(({ id }) => String(id) === context.req.param('champ'));
    if (!champ) throw new ApiFault(404, 'not-found');
    const at = now();
    const language = context.get('language');
    const sport = sportOf(champ.sportId);
    const season = seasonOf(champ.id, at);
    const isOfChamp = ({ fixture }: Match): boolean => fixture.champId === champ.id;
    const next = [...line.games()]
      .filter(({ match, state }) => state.phase !== 'finished' && isOfChamp(match))
      .map(({ match }) => match)
      .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
    const last = (await days.endedSinceYesterday(at)).filter(isOfChamp);
    return context.json({
      champ: champFacts(champ, language),
      sport: { slug: sport.slug, name: sportName(sport, language) },
      table: season
        ? {
            season: season.name,
            rows: season.rows.map(({ team, ...row }) => ({
              team: teamName(team, language),
              teamId: teamId(champ.sportId, team),
              badge: badgeOf(champ.sportId, team),
              ...row,
            })),
          }
        : null,
      last: last.slice(0, CHAMP_GAMES).map((match) => viewOf(match, language)),
      next: next.slice(0, CHAMP_GAMES).map((match) => viewOf(match, language)),
    });
  });

  return routes;
}

/** How many of the games each sport and championship has, in the order of the menu. */
function placesOf(matches: readonly Match[], language: Language) {
  const counts = new Map<number, number>();
  for (const { fixture } of matches) {
    counts.set(fixture.champId, (counts.get(fixture.champId) ?? 0) + 1);
  }
  return SPORTS.flatMap((sport) => {
    const champs = CHAMPS.filter(({ sportId }) => sportId === sport.id).flatMap((champ) => {
      const games = counts.get(champ.id) ?? 0;
      return games === 0 ? [] : [{ ...champFacts(champ, language), games }];
    });
    if (champs.length === 0) return [];
    const games = champs.reduce((sum, each) => sum + each.games, 0);
    return [{ slug: sport.slug, name: sportName(sport, language), games, champs }];
  });
}

export const calls: Calls<Parts> = { '/line-api/v1': resultsRoutes };
