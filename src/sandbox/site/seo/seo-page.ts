import type { Language } from '@grandstand/bus-contracts';
import { dateFormat, languageTag, pathnameOf } from '@grandstand/bus-contracts/domain';
import { champName, countryName, type ChampFacts } from '../../betting/catalog/champ';
import { CHAMPS } from '../../betting/sports/champs';
import { SPORTS, sportName } from '../../betting/sports/sports';
import type { SportDefinition } from '../../betting/sports/define-sport';
import type { Line } from '../../betting/engine/line';
import type { LineGame } from '../../betting/match/listed-game';
import { slugify } from '../../betting/line/views';
import type { Texts } from '../texts';
import { teamName } from '../texts/teams';

type PageKind = Exclude<keyof Texts['pages'], 'closing'>;

/** The page of a path. */
export interface SeoPage {
  readonly kind: PageKind;
  readonly sport?: SportDefinition;
  readonly champ?: ChampFacts;
  readonly game?: LineGame;
}

const SECTIONS = ['live', 'line'] as const;
const MENU_SECTIONS = new Set(['upcoming', 'first-half', 'second-half', 'recommended']);

/** The page of a path without the language; null if the operator has no texts for it. */
export function seoPageAt(path: string, line: Line): SeoPage | null {
  const words = pathnameOf(path).split('/').filter(Boolean);
  const [section, ...behind] = words;
  if (section === undefined) return { kind: 'home' };
  const kind = SECTIONS.find((one) => one === section);
  if (!kind) return null;
  const [sportSlug, champSlug, gameSlug, more] = MENU_SECTIONS.has(behind[0] ?? '')
    ? behind.slice(1)
    : behind;
  if (sportSlug === undefined) return { kind };
  const sport = SPORTS.find(({ slug }) => slug === sportSlug);
  if (!sport || more !== undefined) return null;
  if (champSlug === undefined) return { kind: 'sport', sport };
  const champ = CHAMPS.find(({ slug, sportId }) => slug === champSlug && sportId === sport.id);
  if (!champ) return null;
  if (gameSlug === undefined) return { kind: 'champ', sport, champ };
  const game = line.game(Number.parseInt(gameSlug, 10));
  return game?.match.fixture.champId === champ.id ? { kind: 'game', sport, champ, game } : null;
}

/** The last part of a game's path. */
export function gameSlugOf({ match }: LineGame): string {
  const { id, home, away } = match.fixture;
  return `${id}-${slugify(home)}-${slugify(away)}`;
}

/** The values of the placeholders in a page's texts. */
export function namesOf(page: SeoPage, language: Language): Record<string, string> {
  const { sport, champ, game } = page;
  return {
    ...(sport && { sport: sportName(sport, language) }),
    ...(champ && { champ: fullChampName(champ, language) }),
    ...(game && {
      home: teamName(game.match.fixture.home, language),
      away: teamName(game.match.fixture.away, language),
      date: dateFormat(languageTag(language), { dateStyle: 'medium', timeZone: 'UTC' })(
        game.match.startsAt,
      ),
    }),
  };
}

/** The name of a championship behind its country. */
export function fullChampName(champ: ChampFacts, language: Language): string {
  const [country, name] = [countryName(champ, language), champName(champ, language)];
  return country === null ? name : `${country}. ${name}`;
}
