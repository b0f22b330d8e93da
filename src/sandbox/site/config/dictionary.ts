import type { Language } from '@grandstand/bus-contracts';
import { COUNTRIES } from '../../betting/catalog/countries';
import { regionName } from '../../betting/catalog/regions';
import { MARBLE_RACES, marbleName } from '../../betting/catalog/marble-races';
import { ALL_SPORTS, sportName } from '../../betting/sports/sports';
import { WORLD_CHAMPIONSHIP } from '../../betting/catalog/world-championship';
import { MARKETS } from '@grandstand/bus-contracts/domain';
import { championType, raceType, rivalOf } from '../../betting/pricing/market-types';
import { textsIn } from '../texts/index';
import { teamName } from '../texts/teams';

type Entry = readonly [key: string, text: string];

function withPrefix(prefix: string, texts: Readonly<Record<string, string>>): Entry[] {
  return Object.entries(texts).map(([id, text]) => [`${prefix}.${id}`, text]);
}

/** The sides of the championship, which are outcomes of the bet on its winner. */
const champions = (language: Language, textOf: (team: string) => string): Entry[] =>
  WORLD_CHAMPIONSHIP.roster.map((side, place) => [
    String(championType(place + 1)),
    textOf(teamName(side, language)),
  ]);

/** The marbles, which are outcomes of each market of their races. */
const marbles = (
  language: Language,
  textOf: (market: (typeof RACE_MARKETS)[number], marble: string, other: string) => string,
): Entry[] =>
  RACE_MARKETS.flatMap((market) =>
    MARBLE_RACES.roster.map((_, place): Entry => {
      const number = place + 1;
      const names = [marbleName(number, language), marbleName(rivalOf(number), language)] as const;
      return [String(raceType(MARKETS[market].id, number)), textOf(market, ...names)];
    }),
  );

const RACE_MARKETS = ['raceWinner', 'firstThree', 'headToHead'] as const;

const longOutcomes = (language: Language): Entry[] => {
  const { longOutcomes: texts, champion, race } = textsIn(language);
  const sides = champions(language, (team) => champion.replace('{team}', team));
  const raceTexts = { raceWinner: race.first, firstThree: race.firstThree, headToHead: race.ahead };
  const ofRaces = marbles(language, (market, marble, other) =>
    raceTexts[market].replace('{marble}', marble).replace('{other}', other),
  );
  return withPrefix('outcomeLong', { ...texts, ...Object.fromEntries([...sides, ...ofRaces]) });
};

const outcomes = (language: Language): Entry[] => {
  const sides = champions(language, (team) => team);
  const ofRaces = marbles(language, (_, marble) => marble);
  const { outcomes: texts } = textsIn(language);
  return withPrefix('outcome', { ...texts, ...Object.fromEntries([...sides, ...ofRaces]) });
};

/** Parts of matches, which the names of their markets and outcomes begin with. */
const parts = (language: Language): Entry[] => withPrefix('part', textsIn(language).parts);

/** The sections that a call may name in `ids`. */
const SECTIONS: Readonly<Record<string, (language: Language) => Entry[]>> = {
  markets: (language) => [...withPrefix('market', textsIn(language).markets), ...parts(language)],
  outcomes: (language) => [...outcomes(language), ...longOutcomes(language), ...parts(language)],
  outcomeLong: (language) => [...longOutcomes(language), ...parts(language)],
  sports: (language) =>
    ALL_SPORTS.map((sport) => [`sport.${sport.id}`, sportName(sport, language)]),
  countries: (language) =>
    COUNTRIES.map(({ id, code }) => [`country.${id}`, regionName(code, language)]),
};

/** The texts of the named sections by the keys that the site uses; an unknown section has none. */
export function dictionaryTexts(
  sections: readonly string[],
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    sections.flatMap((name) =>
      Object.hasOwn(SECTIONS, name) ? (SECTIONS[name]?.(language) ?? []) : [],
    ),
  );
}
