import {
  LANGUAGES,
  LIST_COLUMNS,
  marketGroup,
  marketOf,
  MARKET_GROUPS,
  PART,
  partOf,
  SPORT_IDS,
  wholeType,
} from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import { textsIn } from '../../site/texts';
import { scoreOf, newInnings } from '../play/cricket/innings';
import { NO_SCORE, type PeriodScores } from '../play/timeline';
import type { Offer } from '../pricing/offers';
import { settleOutcome } from '../pricing/settle-outcome';
import { CHAMPS } from './champs';
import { ALL_SPORTS } from './sports';

/** The usual markets, and those of a bet on a whole championship. */
const OFFERED = ALL_SPORTS.flatMap(({ slug, champs, calendarChamps = [], offersOf, strengthOf }) =>
  [...champs, ...calendarChamps].flatMap(({ id: champId }) =>
    [false, true].map((isOutright) => {
      const { main, more } = offersOf({
        champId,
        strength: strengthOf(0),
        ...(isOutright && { isOutright }),
      });
      return { slug, main, offers: [...main, ...more] };
    }),
  ),
);

const namesOf = (offers: readonly Offer[]): number[] => [
  ...new Set(offers.map(({ marketTypeId }) => marketTypeId)),
];

/** A final score by which any outcome of the sport can be settled. */
function finalOf(slug: string): PeriodScores {
  if (slug === 'marbles') return { ...NO_SCORE, arrival: [3, 1, 4, 2, 8, 6, 5, 7] };
  if (slug === 'cricket') {
    return scoreOf([
      { ...newInnings('home'), runs: 160, balls: 120 },
      { ...newInnings('away'), runs: 150, balls: 120 },
    ]);
  }
  const periods = Array.from({ length: 5 }, () => ({ home: 2, away: 1 }));
  return { home: 3, away: 1, periods, period: periods.length };
}

describe('the sports of the operator', () => {
  test('are those of the catalogue, each defined once', () => {
    const defined = ALL_SPORTS.map(({ slug, id }) => [slug, id] as const);
    expect(Object.fromEntries(defined)).toEqual(SPORT_IDS);
    expect(defined.length).toBe(Object.keys(SPORT_IDS).length);
  });

  test('have names, championships of their own, and a model unless their results are drawn', () => {
    expect(new Set(CHAMPS.map(({ id }) => id)).size).toBe(CHAMPS.length);
    for (const { id, slug, listedIn, modelOf } of ALL_SPORTS) {
      const champs = CHAMPS.filter(({ sportId }) => sportId === id);
      expect(champs.length, slug).toBeGreaterThan(0);
      expect(modelOf === undefined, slug).toBe(listedIn === 'own-pages');
      for (const language of LANGUAGES) {
        const texts = textsIn(language);
        const names = [
          texts.sports[slug],
          ...champs.map((champ) => texts.championships[champ.slug]),
        ];
        expect(
          names.filter((name) => !name),
          `${slug} ${language}`,
        ).toEqual([]);
      }
    }
  });
});

describe('every market that the operator offers', () => {
  test('is in the catalogue with its outcomes, and in a group of the match page', () => {
    expect(OFFERED.length).toBeGreaterThan(60);
    for (const { slug, offers } of OFFERED) {
      expect(offers.length, slug).toBeGreaterThan(0);
      for (const { marketTypeId, typeId } of offers) {
        const market = marketOf(marketTypeId);
        const type = wholeType(typeId);
        const isKnown = market?.outcomes
          ? market.outcomes.includes(type)
          : market !== undefined && type > market.id;
        expect(isKnown, `${slug}: ${marketTypeId} ${typeId}`).toBe(true);
        expect(partOf(typeId), `${slug}: ${typeId}`).toBe(partOf(marketTypeId));
        expect(MARKET_GROUPS).toContain(marketGroup(marketTypeId));
      }
    }
  });

  test('has a name in every language, with that of its part', () => {
    for (const language of LANGUAGES) {
      const { markets, parts } = textsIn(language);
      const missing = OFFERED.flatMap(({ offers }) => namesOf(offers)).filter((id) => {
        const part = partOf(id);
        const isNamed = Object.hasOwn(markets, wholeType(id)) || Object.hasOwn(markets, id);
        return !isNamed || (part !== PART.match && !Object.hasOwn(parts, part));
      });
      expect(missing, language).toEqual([]);
    }
  });

  test('is settled by a final score, each of its outcomes', () => {
    for (const { slug, offers } of OFFERED) {
      const score = finalOf(slug);
      for (const { typeId, param } of offers) {
        const settled = settleOutcome(typeId, param, { score, goals: () => [] });
        expect(settled, `${slug}: ${typeId}`).toMatch(/won|lost|void/);
      }
    }
  });

  test('is a column of lists where it is priced at all times and shown there', () => {
    const inLists = new Set(LIST_COLUMNS.map(({ marketTypeId }) => marketTypeId));
    for (const { slug, main } of OFFERED) {
      if (slug === 'marbles') continue;
      expect(
        namesOf(main).filter((id) => !inLists.has(id)),
        slug,
      ).toEqual([]);
    }
  });
});
