import { describe, expect, test } from 'vitest';
import { LIST_COLUMNS } from './list-columns';
import * as MARKET from './market-ids';
import { MARKET_GROUPS, marketGroup, marketOf, MARKETS } from './markets';
import * as OUTCOME from './outcome-ids';
import * as PART from './part-ids';
import { countOfPart, isSumOfMatch, periodsOfPart } from './parts';
import { periodKind, SPORT_IDS, sportUnits } from './sports';
import { partOf, typeInPart, wholeType } from './type-in-part';

describe('the table of markets', () => {
  test('has each market under its name, with an id of its own', () => {
    const ids = Object.entries(MARKETS).map(([name, { id }]) => [name, id] as const);
    expect(Object.fromEntries(ids)).toEqual({ ...MARKET });
    expect(new Set(Object.values(MARKET)).size).toBe(ids.length);
  });

  test('has each outcome in one market', () => {
    const inMarkets = Object.values(MARKETS).flatMap(({ outcomes = [] }) => outcomes);
    expect(inMarkets.length).toBe(new Set(inMarkets).size);
    expect(new Set(inMarkets)).toEqual(new Set(Object.values(OUTCOME)));
  });

  test('has the columns of lists, each with the outcomes of its market', () => {
    expect(LIST_COLUMNS.length).toBeGreaterThan(5);
    for (const { marketTypeId, outcomeTypes, hasLine } of LIST_COLUMNS) {
      expect(marketOf(marketTypeId)).toMatchObject({ outcomes: outcomeTypes, hasLines: hasLine });
    }
  });

  test('gives every market the same details in every part of a match', () => {
    const parts: number[] = Object.values(PART);
    for (const { id } of Object.values(MARKETS)) {
      for (const part of parts) {
        const type = typeInPart(id, part);
        expect([wholeType(type), partOf(type)]).toEqual([id, part]);
        expect(marketOf(type)).toBe(marketOf(id));
        const isOfMatch = part === PART.match || isSumOfMatch(part);
        const ofScore = isOfMatch ? marketOf(id)?.group : 'parts';
        const groups = { corners: 'corners', 'yellow-cards': 'cards', 'shots-on-target': 'shots' };
        const count = countOfPart(part);
        expect(marketGroup(type)).toBe(count ? groups[count.statistic] : ofScore);
      }
    }
  });

  test('has markets in every group; one that is unknown is among the main ones', () => {
    const groups = new Set(Object.values(MARKETS).map(({ group }) => group));
    const ofParts = new Set(['parts', 'corners', 'cards', 'shots']);
    expect(MARKET_GROUPS.filter((group) => !ofParts.has(group) && !groups.has(group))).toEqual([]);
    expect(marketGroup(999)).toBe('main');
    expect(marketOf(999)).toBeUndefined();
  });
});

test('a part is a sum over the match, a count beside the score, or made of periods', () => {
  const parts: number[] = Object.values(PART);
  for (const part of parts.filter((one) => one !== PART.match)) {
    const kinds = [isSumOfMatch(part), countOfPart(part), periodsOfPart(part)];
    expect(kinds.filter(Boolean), String(part)).toHaveLength(1);
  }
  expect(countOfPart(PART.corners + 2)).toEqual({ statistic: 'corners', half: 2 });
  expect(countOfPart(PART.shots)).toEqual({ statistic: 'shots-on-target', half: 0 });
  expect(periodsOfPart(PART.halfOfQuarters + 1)).toEqual([3, 4]);
  expect(periodsOfPart(PART.set + 4)).toEqual([5]);
  expect(periodsOfPart(PART.half + 2)).toBeUndefined();
});

test('sports have ids of their own, units and periods; an unknown one counts points in periods', () => {
  const ids = Object.values(SPORT_IDS);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sportUnits(SPORT_IDS.volleyball)).toEqual({ match: 'sets', period: 'points' });
  expect([periodKind('volleyball'), periodKind('handball')]).toEqual(['set', 'half']);
  expect(sportUnits(999)).toEqual({ match: 'points', period: 'points' });
  expect(periodKind('curling')).toBe('period');
});
