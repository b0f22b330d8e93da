import type { SearchFinding } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import { gamePath } from '@grandstand/bus-contracts/domain';
import type { LineGame } from '../../match/listed-game';
import { teamId } from '../teams';
import { gameFacts } from '../views';
import type { LineSearch, TextField } from './line-search';

type Kind = Extract<SearchFinding['kind'], 'live' | 'line' | 'team' | 'league' | 'country'>;
type Suggestion = SearchFinding & { readonly kind: Kind };

/** The most of a kind. */
const MOST: Readonly<Record<Kind, number>> = { live: 5, line: 5, team: 3, league: 3, country: 2 };

interface Searched {
  /** All games of the line: the search is of them for every visitor. */
  readonly games: Iterable<LineGame>;
  /** Whether a game may be suggested. */
  readonly isShown: (game: LineGame) => boolean;
}

interface Words {
  readonly text: string;
  readonly language: Language;
  /** Finds words with a letter wrong, too. */
  readonly isForgiving: boolean;
}

/**
 * The possible meanings of the words: matches, teams, leagues and countries that play. Those of matches in play are the
 * first, then those whose names begin with the words, then the ones that begin soonest.
 */
export function suggest(
  search: LineSearch,
  { games, isShown }: Searched,
  { text, language, isForgiving }: Words,
): readonly Suggestion[] {
  const byId = new Map(Array.from(games, (game) => [game.match.id, game]));
  const found = [...search.findWhole(byId.values(), text, isForgiving)]
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
  const different = new Map<string, Suggestion>();
  for (const one of found) {
    const key = `${one.kind} ${one.id}`;
    if (!different.has(key)) different.set(key, one);
  }
  return (Object.keys(MOST) as Kind[]).flatMap((kind) =>
    [...different.values()].filter((one) => one.kind === kind).slice(0, MOST[kind]),
  );
}

const isLive = ({ state }: LineGame): boolean => state.phase === 'live';

/** The suggestions of a game that was found, by the names that have all the words. */
function suggestionsOf(
  { match, state }: LineGame,
  whole: ReadonlySet<TextField>,
  language: Language,
): readonly Suggestion[] {
  const facts = gameFacts(match, state, language);
  const { champ, sport, score } = facts;
  const section = facts.isLive ? 'live' : 'line';
  const rest = { note: null, score: null, startsAt: null };
  /** A team's and a country's matches are those that a search finds. */
  const searchPath = (words: string): string =>
    `/${section}?${new URLSearchParams({ search: words })}`;
  const sides = (['home', 'away'] as const).filter((side) => whole.has(side));
  const country = whole.has('country') ? champ.country : null;
  return [
    // A league's matches are on its own page.
    ...(sides.length > 0 || whole.size === 0
      ? [
          {
            kind: section,
            id: String(facts.id),
            name: `${facts.home} – ${facts.away}`,
            note: champ.name,
            path: gamePath(facts),
            score: facts.isLive && score ? scoreOf(score) : null,
            startsAt: facts.startsAt,
          } as const,
        ]
      : []),
    ...sides.map((side) => {
      const { [side]: name } = facts;
      const id = teamId(match.fixture.sportId, match.fixture[side]);
      return { ...rest, kind: 'team' as const, id, name, path: searchPath(name) };
    }),
    ...(whole.has('champ')
      ? [
          {
            ...rest,
            kind: 'league' as const,
            id: String(champ.id),
            name: champ.name,
            note: champ.country,
            path: `/${section}/${sport.slug}/${champ.slug}`,
          },
        ]
      : []),
    ...(country !== null
      ? [
          {
            ...rest,
            kind: 'country' as const,
            id: country,
            name: country,
            path: searchPath(country),
          },
        ]
      : []),
  ];
}

function scoreOf({
  home,
  away,
  written,
  minute,
}: NonNullable<ReturnType<typeof gameFacts>['score']>): SearchFinding['score'] {
  return {
    home: written?.home ?? String(home),
    away: written?.away ?? String(away),
    minute,
  };
}
