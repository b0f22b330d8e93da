import type { Language } from '@grandstand/bus-contracts';
import { champName, countryName } from '../../betting/catalog/champ';
import { CHAMPS } from '../../betting/sports/champs';
import { sportName, sportOf } from '../../betting/sports/sports';
import type { Line } from '../../betting/engine/line';
import type { LineGame } from '../../betting/match/listed-game';
import { knownTeams, teamId, type TeamFacts } from '../../betting/line/teams';
import { teamName } from '../../site/texts/teams';
import { favouritesOf } from '../../betting/line/favourite-keys';

/** Whether there is such a match, league or team; a match that is over is one for a while. */
export function isKnown(favourite: string, line: Line, now: number): boolean {
  const [kind, id = ''] = favourite.split(':');
  if (kind === 'league') return CHAMPS.some((champ) => champ.id === Number(id));
  if (kind === 'team') return teamOf(id, line) !== undefined;
  return line.findNear(Number(id), now) !== undefined;
}

/** Whether a favourite is a match that will not be played any more. */
export function isOver(favourite: string, line: Line, now: number): boolean {
  const [kind, id] = favourite.split(':');
  return kind === 'match' && line.findNear(Number(id), now)?.isOver(now) !== false;
}

/** A league or team as a list of favourites shows it. */
interface NamedFavourite {
  readonly favourite: string;
  readonly name: string;
  readonly country: string | null;
  readonly slug: string;
  readonly sport: { readonly slug: string; readonly name: string };
  /** Numbers of its live and coming games. */
  readonly live: number;
  readonly line: number;
}

/** The names of leagues and teams in a language, with the number of their games; unknown ones are left out. */
export function namedFavourites(
  favourites: readonly string[],
  line: Line,
  language: Language,
): NamedFavourite[] {
  const counts = countsOf(line.games());
  const named = (favourite: string, sportId: number) => {
    const sport = sportOf(sportId);
    return {
      favourite,
      sport: { slug: sport.slug, name: sportName(sport, language) },
      live: 0,
      line: 0,
      ...counts.get(favourite),
    };
  };
  return favourites.flatMap<NamedFavourite>((favourite) => {
    const [kind, id = ''] = favourite.split(':');
    const champ = kind === 'league' && CHAMPS.find((each) => each.id === Number(id));
    if (champ) {
      return [
        {
          ...named(favourite, champ.sportId),
          name: champName(champ, language),
          country: countryName(champ, language),
          slug: champ.slug,
        },
      ];
    }
    const team = kind === 'team' && teamOf(id, line);
    if (!team) return [];
    return [
      {
        ...named(favourite, team.sportId),
        name: teamName(team.name, language),
        country: null,
        slug: id,
      },
    ];
  });
}

/** A team of the data, or of a listed game. */
function teamOf(id: string, line: Line): TeamFacts | undefined {
  const known = knownTeams().get(id);
  if (known) return known;
  for (const { match } of line.games()) {
    const { sportId, home, away } = match.fixture;
    const name = [home, away].find((each) => teamId(sportId, each) === id);
    if (name !== undefined) return { sportId, name };
  }
  return undefined;
}

function countsOf(games: Iterable<LineGame>) {
  const counts = new Map<string, { live: number; line: number }>();
  for (const game of games) {
    if (game.state.phase === 'finished') continue;
    for (const favourite of favouritesOf(game)) {
      const count = counts.get(favourite) ?? { live: 0, line: 0 };
      counts.set(favourite, count);
      count[game.state.phase === 'live' ? 'live' : 'line'] += 1;
    }
  }
  return counts;
}
