import type { Language } from '@grandstand/bus-contracts';
import { champName, countryName } from '../../catalog/champ';
import { champOf } from '../../sports/champs';
import { sportOf } from '../../sports/sports';
import type { LineGame } from '../../match/listed-game';
import { teamName } from '../../../site/texts/teams';
import { teamId } from '../teams';
import { gameSlug } from '../views';
import type { LineSearch, TextField } from './line-search';

/** A line of the list under the search field. */
export interface Suggestion {
  readonly kind: 'match' | 'team' | 'league' | 'country';
  readonly id: string;
  readonly name: string;
  /** The league of a match, the country of a league. */
  readonly note: string | null;
  readonly section: 'live' | 'line';
  readonly sport: string;
  readonly champ: string;
  /** The last part of a match's path. */
  readonly game: string | null;
  /** When a match begins, ms; null: it is none. */
  readonly startsAt: number | null;
}

/** The most of a kind. */
const MOST: Readonly<Record<Suggestion['kind'], number>> = {
  match: 5,
  team: 3,
  league: 3,
  country: 2,
};

interface Searched {
  /** All games of the line: the search is of them for every visitor. */
  readonly games: Iterable<LineGame>;
  /** Whether a game may be suggested. */
  readonly isShown: (game: LineGame) => boolean;
}

/**
 * The possible meanings of the words: matches, teams, leagues and countries that play. Those of matches in play are the
 * first, then those whose names begin with the words, then the ones that begin soonest.
 */
export function suggest(
  search: LineSearch,
  { games, isShown }: Searched,
  text: string,
  language: Language,
): readonly Suggestion[] {
  const byId = new Map(Array.from(games, (game) => [game.match.id, game]));
  const found = [...search.findWhole(byId.values(), text)]
    .flatMap(([id, { whole, place }]) => {
      const game = byId.get(id);
      return game && isShown(game) ? [{ game, whole, place }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(isLive(b.game)) - Number(isLive(a.game)) ||
        a.place - b.place ||
        a.game.match.startsAt - b.game.match.startsAt,
    )
    .flatMap(({ game, whole }) => suggestionsOf(game, whole, language));
  const different = [...new Map(found.map((one) => [`${one.kind} ${one.id}`, one])).values()];
  return (Object.keys(MOST) as Suggestion['kind'][]).flatMap((kind) =>
    different.filter((one) => one.kind === kind).slice(0, MOST[kind]),
  );
}

const isLive = ({ state }: LineGame): boolean => state.phase === 'live';

/** The suggestions of a game that was found, by the names that have all the words. */
function suggestionsOf(
  game: LineGame,
  whole: ReadonlySet<TextField>,
  language: Language,
): readonly Suggestion[] {
  const { id, sportId, champId, home, away } = game.match.fixture;
  const champ = champOf(champId);
  const league = champName(champ, language);
  const country = countryName(champ, language);
  const place = {
    section: isLive(game) ? 'live' : 'line',
    sport: sportOf(sportId).slug,
    champ: champ.slug,
    game: null,
    startsAt: null,
  } as const;
  const teams = (['home', 'away'] as const).filter((side) => whole.has(side));
  const isByCountry = whole.has('country') && country !== null;
  return [
    // A league's matches are on its own page.
    ...(teams.length > 0 || whole.size === 0
      ? [
          {
            ...place,
            kind: 'match' as const,
            id: String(id),
            name: `${teamName(home, language)} – ${teamName(away, language)}`,
            note: league,
            game: gameSlug(game.match),
            startsAt: game.match.startsAt,
          },
        ]
      : []),
    ...teams.map((side) => {
      const team = side === 'home' ? home : away;
      const id = teamId(sportId, team);
      return { ...place, kind: 'team' as const, id, name: teamName(team, language), note: null };
    }),
    ...(whole.has('champ')
      ? [{ ...place, kind: 'league' as const, id: String(champId), name: league, note: country }]
      : []),
    ...(isByCountry
      ? [{ ...place, kind: 'country' as const, id: country, name: country, note: null }]
      : []),
  ];
}
