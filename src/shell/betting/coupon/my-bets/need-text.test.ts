import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { LegNeed, LegOutlook } from '@grandstand/bus-contracts/player';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../../i18n/create-i18n';
import { loadRoomTexts } from '../../../../i18n/load-texts';
import { needText } from './need-text';

const LEG = { home: 'Arsenal', away: 'Chelsea' };

const NEEDS: readonly (readonly [LegNeed, unit: LegOutlook['unit'], en: string])[] = [
  [{ kind: 'nothing' }, 'goals', 'Nothing more is needed'],
  [{ kind: 'lost' }, 'goals', 'Can no longer win'],
  [{ kind: 'returned' }, 'goals', 'Can only be returned'],
  [{ kind: 'more', side: null, count: 1 }, 'goals', '1 goal to go'],
  [{ kind: 'more', side: 'away', count: 3 }, 'games', 'Chelsea: 3 games to go'],
  [{ kind: 'atMost', side: null, count: 2 }, 'points', '2 points more at most'],
  [{ kind: 'atMost', side: null, count: 0 }, 'goals', 'No more goals'],
  [{ kind: 'atMost', side: 'home', count: 1 }, 'sets', 'Arsenal: 1 set more at most'],
  [{ kind: 'atMost', side: 'home', count: 0 }, 'sets', 'Arsenal: no more sets'],
  [{ kind: 'gain', side: 'home', count: 2 }, 'goals', 'Arsenal must get 2 goals more than Chelsea'],
  [{ kind: 'keepLead', side: 'away', lead: 1 }, 'goals', 'Chelsea must stay ahead'],
  [
    { kind: 'keepLead', side: 'away', lead: 2 },
    'goals',
    'Chelsea must stay at least 2 goals ahead',
  ],
  [{ kind: 'keepLead', side: 'home', lead: 0 }, 'goals', 'Arsenal must not lose'],
  [
    { kind: 'keepLead', side: 'home', lead: -5 },
    'points',
    'Arsenal must not lose by more than 5 points',
  ],
  [
    { kind: 'gainExactly', side: 'away', count: 1, isToLevel: true },
    'goals',
    'Chelsea: 1 goal to level the score',
  ],
  [
    { kind: 'gainExactly', side: 'away', count: 2, isToLevel: false },
    'goals',
    'Chelsea must get exactly 2 goals more than Arsenal',
  ],
  [{ kind: 'keepExactly', side: 'home', lead: 0 }, 'goals', 'The score must stay level'],
  [
    { kind: 'keepExactly', side: 'home', lead: 1 },
    'goals',
    'Arsenal must stay exactly 1 goal ahead',
  ],
  [
    { kind: 'keepWithin', side: 'home', least: 6, most: 10 },
    'points',
    'Arsenal must stay 6–10 points ahead',
  ],
  [
    { kind: 'gainWithin', side: 'away', least: 4, most: 8 },
    'points',
    'Chelsea must get 4–8 points more than Arsenal',
  ],
  [{ kind: 'extension', extension: 'tieBreak', isToCome: true }, 'sets', 'A tie-break is needed'],
  [
    { kind: 'extension', extension: 'tieBreak', isToCome: false },
    'sets',
    'There must be no tie-break',
  ],
  [
    { kind: 'extension', extension: 'extraPoints', isToCome: true },
    'points',
    'The set must go to extra points',
  ],
  [
    { kind: 'extension', extension: 'extraPoints', isToCome: false },
    'points',
    'The set must not go to extra points',
  ],
  [{ kind: 'extension', extension: 'overtime', isToCome: true }, 'points', 'Overtime is needed'],
  [
    { kind: 'extension', extension: 'overtime', isToCome: false },
    'points',
    'There must be no overtime',
  ],
  [{ kind: 'noDraw' }, 'goals', 'The score must not end level'],
  [{ kind: 'parity', isEven: true }, 'points', 'An even number of points from now on, or none'],
  [{ kind: 'parity', isEven: false }, 'goals', 'An odd number of goals from now on'],
  [{ kind: 'bothSides' }, 'goals', 'A goal is needed from each team'],
  [{ kind: 'oneSideNone' }, 'goals', 'One of the teams must stay without a goal'],
  [{ kind: 'exactly', home: 1, away: 0 }, 'goals', 'From now on exactly 1:0'],
  [{ kind: 'exactly', home: 0, away: 0 }, 'goals', 'The score must stay as it is'],
  [{ kind: 'next', side: 'home' }, 'goals', 'Arsenal must get the next goal'],
];

async function wordsOf(language: Language): Promise<TFunction> {
  return createI18n(language, await loadRoomTexts('player', language)).t;
}

describe('the text of what a leg still needs', () => {
  it.each(NEEDS)('%o in %s: %s', async (need, unit, words) => {
    expect(needText({ need, unit }, LEG, await wordsOf('en'))).toBe(words);
  });

  it.each(LANGUAGES)('is different for each need in %s', async (language) => {
    const t = await wordsOf(language);
    const texts = NEEDS.map(([need, unit]) => needText({ need, unit }, LEG, t));
    for (const text of texts) expect(text).not.toMatch(/openBets|\{\{/);
    expect(new Set(texts).size).toBe(NEEDS.length);
  });

  it('counts by the rules of each language', async () => {
    const counted = async (language: Language, count: number): Promise<string> => {
      const need: LegNeed = { kind: 'more', side: null, count };
      return needText({ need, unit: 'goals' }, LEG, await wordsOf(language));
    };
    await expect(counted('ru', 1)).resolves.toBe('Ещё 1 гол');
    await expect(counted('ru', 3)).resolves.toBe('Ещё 3 гола');
    await expect(counted('ua', 2)).resolves.toBe('Ще 2 голи');
    await expect(counted('ua', 5)).resolves.toBe('Ще 5 голів');
    await expect(counted('az', 2)).resolves.toBe('Daha 2 qol lazımdır');
    await expect(counted('kz', 1)).resolves.toBe('Тағы 1 гол керек');
  });
});
