import type { Game, Language, Score } from '@grandstand/bus-contracts';
import { champName, countryName } from '../catalog/champ';
import { champOf, sportOf } from '../catalog/champs';
import { sportName } from '../catalog/sports';
import type { LineGame } from '../engine/line';
import type { Match, MatchState } from '../engine/match';
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

/** A game in a language, with its main or all of its markets. */
export function gameView(
  match: Match,
  state: MatchState,
  language: Language,
  isWhole: boolean,
): Game {
  const { id, sportId, champId, home, away } = match.fixture;
  const sport = sportOf(sportId);
  const champ = champOf(champId);
  const score: Score | null = state.score;
  return {
    id,
    sportId,
    sport: { id: sport.id, slug: sport.slug, name: sportName(sport, language) },
    champ: {
      id: champ.id,
      slug: champ.slug,
      name: champName(champ, language),
      country: countryName(champ, language),
    },
    slug: gameSlug(match),
    home,
    away,
    homeId: teamId(sportId, home),
    awayId: teamId(sportId, away),
    startsAt: match.startsAt,
    isLive: state.phase === 'live',
    isFinished: state.phase === 'finished',
    isTop: champ.isTop,
    score,
    markets: isWhole ? match.board.markets() : match.board.mainMarkets(),
    outcomeCount: match.board.openCount,
  };
}

/** Games of a list as JSON, cached until the game changes. */
export class ListViews {
  readonly #cache = new WeakMap<LineGame, Map<Language, { version: number; json: string }>>();

  json(game: LineGame, language: Language): string {
    const ofGame = this.#cache.get(game) ?? new Map<Language, { version: number; json: string }>();
    this.#cache.set(game, ofGame);
    const cached = ofGame.get(language);
    if (cached && cached.version === game.version) return cached.json;
    const json = JSON.stringify(gameView(game.match, game.state, language, false));
    ofGame.set(language, { version: game.version, json });
    return json;
  }
}
