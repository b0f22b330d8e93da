import type { Game, Language, Score } from '@grandstand/bus-contracts';
import { champName, countryName, type ChampFacts } from '../catalog/champ';
import { badgeOf } from '../catalog/badges';
import { flagOf } from '../catalog/regions';
import { champOf } from '../sports/champs';
import { sportName, sportOf } from '../sports/sports';
import type { LineGame } from '../match/listed-game';
import type { Match } from '../match/match';
import type { MatchState } from '../match/match-play';
import { teamName } from '../../site/texts/teams';
import { teamId } from './teams';

export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The last part of a game's path. */
export function gameSlug({ fixture: { id, home, away } }: Pick<Match, 'fixture'>): string {
  return `${id}-${slugify(home)}-${slugify(away)}`;
}

/** A championship in a language. */
export function champFacts(champ: ChampFacts, language: Language): Game['champ'] {
  const { id, slug } = champ;
  return {
    id,
    slug,
    name: champName(champ, language),
    country: countryName(champ, language),
    flag: champ.region === null ? undefined : flagOf(champ.region),
  };
}

type GameFacts = Omit<Game, 'markets' | 'marketCount'>;

/** A game in a language, without its markets. */
export function gameFacts(match: Match, state: MatchState, language: Language): GameFacts {
  const { id, sportId, champId, home, away } = match.fixture;
  const sport = sportOf(sportId);
  const champ = champOf(champId);
  const score: Score | null = state.score;
  return {
    id,
    sportId,
    sport: { id: sport.id, slug: sport.slug, name: sportName(sport, language) },
    champ: champFacts(champ, language),
    slug: gameSlug(match),
    home: teamName(home, language),
    away: teamName(away, language),
    homeId: teamId(sportId, home),
    awayId: teamId(sportId, away),
    homeBadge: badgeOf(sportId, home),
    awayBadge: badgeOf(sportId, away),
    startsAt: match.startsAt,
    isLive: state.phase === 'live',
    isFinished: state.phase === 'finished',
    isTop: champ.isTop,
    score,
    ...(match.hasCourse && { hasCourse: true }),
  };
}

/** A game with all of its markets; they are priced already. */
export function wholeGame(
  match: Match,
  state: MatchState,
  { language, now }: { language: Language; now: number },
): Game {
  const marketCount = match.marketCount(now);
  return { ...gameFacts(match, state, language), markets: match.board.markets(), marketCount };
}

/** A game with the markets of a list. */
export function listedGame({ match, state }: LineGame, language: Language, now: number): Game {
  const marketCount = match.marketCount(now);
  return { ...gameFacts(match, state, language), markets: match.board.mainMarkets(), marketCount };
}

interface CachedGame {
  readonly version: number;
  readonly bytes: Uint8Array;
}

const COMMA = Buffer.from(',');

/** Games of lists as JSON in UTF-8, each cached until it changes: a long list is neither joined nor encoded anew. */
export class ListViews {
  readonly #cache = new WeakMap<LineGame, Map<Language, CachedGame>>();

  /** The body of an answer that has a list of games. */
  body(
    games: readonly LineGame[],
    { language, now }: { readonly language: Language; readonly now: number },
    around: { readonly before: string; readonly after: string },
  ): Uint8Array<ArrayBuffer> {
    const list = games.flatMap((game, place) => {
      const bytes = this.#bytes(game, language, now);
      return place === 0 ? [bytes] : [COMMA, bytes];
    });
    return Buffer.concat([Buffer.from(around.before), ...list, Buffer.from(around.after)]);
  }

  #bytes(game: LineGame, language: Language, now: number): Uint8Array {
    const ofGame = this.#cache.get(game) ?? new Map<Language, CachedGame>();
    this.#cache.set(game, ofGame);
    const cached = ofGame.get(language);
    if (cached && cached.version === game.version) return cached.bytes;
    const bytes = Buffer.from(JSON.stringify(listedGame(game, language, now)));
    ofGame.set(language, { version: game.version, bytes });
    return bytes;
  }
}
