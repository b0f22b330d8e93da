import type { SearchFinding } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { ALL_SPORTS, sportName } from '../../betting/sports/sports';
import type { SportDefinition } from '../../betting/sports/define-sport';
import { NameIndex } from './name-index';

const MOST = 3;

const bySlug = new Map<string, SportDefinition>(ALL_SPORTS.map((sport) => [sport.slug, sport]));
const index = new NameIndex(
  ALL_SPORTS.map((sport) => [
    sport.slug,
    [sport.slug, ...LANGUAGES.map((language) => sportName(sport, language))].join(' '),
  ]),
);

/** The sports and disciplines whose names have the words. */
export function foundSports(
  text: string,
  language: Language,
  isForgiving: boolean,
): readonly SearchFinding[] {
  return index
    .find(text, isForgiving)
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .slice(0, MOST)
    .map((sport) => ({
      kind: 'sport',
      id: sport.slug,
      name: sportName(sport, language),
      note: null,
      path: pageOf(sport),
      score: null,
      startsAt: null,
    }));
}

/** Cyber-sport and the races of marbles have pages of their own. */
function pageOf({ slug, listedIn }: SportDefinition): string {
  switch (listedIn) {
    case 'line':
      return `/line/${slug}`;
    case 'real':
    case 'virtual':
      return `/cyber/${listedIn}/${slug}`;
    default:
      return '/marble';
  }
}
