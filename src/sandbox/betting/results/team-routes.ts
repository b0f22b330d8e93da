import type { Language } from '@grandstand/bus-contracts';
import { badgeOf } from '../catalog/badges';
import { champOf } from '../sports/champs';
import { sportName, sportOf } from '../sports/sports';
import type { Match } from '../match/match';
import { newRoutes, type Calls } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import { knownTeams, teamId, type TeamFacts } from '../line/teams';
import { champFacts, gameFacts } from '../line/views';
import type { World } from '../engine/world';
import { teamName } from '../../site/texts/teams';
import { matchesBetween, matchesOf, type ClubMatch } from './club-matches';
import { playedDaysOf } from './played-days';
import { seasonOf } from './seasons';

/** Games of the line on a team's page. */
const MAX_GAMES = 10;

interface Parts {
  readonly world: World;
  readonly now: () => number;
}

/** `/line-api/v1`: teams, and two teams against each other. */
function teamRoutes({ world: { line }, now }: Parts) {
  const routes = newRoutes();
  const days = playedDaysOf(line);

  const viewOf = (match: Match, language: Language) =>
    gameFacts(match, line.game(match.id)?.state ?? match.state(now()), language);

  routes.get('/teams/:team', async (context) => {
    const team = requireTeam(context.req.param('team'));
    const language = context.get('language');
    const at = now();
    const isOfTeam = ({ fixture: { sportId, home, away } }: Match): boolean =>
      sportId === team.sportId && (home === team.name || away === team.name);
    const next = [...line.games()]
      .filter(({ match, state }) => state.phase !== 'finished' && isOfTeam(match))
      .map(({ match }) => match)
      .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
    const last = (await days.endedSinceYesterday(at)).filter(isOfTeam);
    const matches = matchesOf(team.name, at);
    const [newest] = matches;
    const season = newest && seasonOf(newest.champId, at);
    const place = season?.rows.findIndex((row) => row.team === team.name) ?? -1;
    const sport = sportOf(team.sportId);
    return context.json({
      team: teamView(team, language),
      sport: { slug: sport.slug, name: sportName(sport, language) },
      league:
        newest && season && place !== -1
          ? {
              champ: champFacts(champOf(newest.champId), language),
              season: season.name,
              place: place + 1,
              rivals: season.rows
                .filter((row) => row.team !== team.name)
                .map((row) => teamView({ sportId: team.sportId, name: row.team }, language)),
            }
          : null,
      matches: matches.map((match) => matchView(match, language)),
      last: last.slice(0, MAX_GAMES).map((match) => viewOf(match, language)),
      next: next.slice(0, MAX_GAMES).map((match) => viewOf(match, language)),
    });
  });

  routes.get('/head-to-head/:team/:rival', (context) => {
    const team = requireTeam(context.req.param('team'));
    const rival = requireTeam(context.req.param('rival'));
    if (team.sportId !== rival.sportId || team.name === rival.name) {
      throw new ApiFault(404, 'not-found');
    }
    const language = context.get('language');
    const sport = sportOf(team.sportId);
    return context.json({
      team: teamView(team, language),
      rival: teamView(rival, language),
      sport: { slug: sport.slug, name: sportName(sport, language) },
      matches: matchesBetween(team.name, rival.name, now()).map((match) =>
        matchView(match, language),
      ),
    });
  });

  return routes;
}

function requireTeam(id: string): TeamFacts {
  const team = knownTeams().get(id);
  if (!team) throw new ApiFault(404, 'not-found');
  return team;
}

const teamView = ({ sportId, name }: TeamFacts, language: Language) => ({
  id: teamId(sportId, name),
  name: teamName(name, language),
  badge: badgeOf(sportId, name),
});

function matchView({ champId, home, away, ...match }: ClubMatch, language: Language) {
  const champ = champOf(champId);
  return {
    ...match,
    champ: champFacts(champ, language),
    home: teamView({ sportId: champ.sportId, name: home }, language),
    away: teamView({ sportId: champ.sportId, name: away }, language),
  };
}

export const calls: Calls<Parts> = { '/line-api/v1': teamRoutes };
