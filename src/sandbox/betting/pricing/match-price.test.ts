import { SPORT_IDS, wholeType } from '@grandstand/bus-contracts/domain';
import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, offersOf, usualStrength } from '../sports/sports';
import type { PlayState } from '../play/timeline';
import { NO_SCORE } from '../play/timeline';
import { priceTogether } from './match-price';
import type { Offer } from './offers';
import { isOffered, priceOf } from './price';

const KICK_OFF: PlayState = { score: NO_SCORE, left: 1, periodLeft: 1 };
/** 1:0, in the middle of the second half. */
const IN_PLAY: PlayState = {
  score: {
    home: 1,
    away: 0,
    period: 2,
    periods: [
      { home: 1, away: 0 },
      { home: 0, away: 0 },
    ],
  },
  left: 0.25,
  periodLeft: 0.5,
};
const STRENGTH = { home: 1.6, away: 1.1 };

function offersIn(sportId: number, strength = STRENGTH): readonly Offer[] {
  const { main, more } = offersOf({ sportId, champId: 0, strength });
  return [...main, ...more];
}

function offer(
  typeId: number,
  param: string | null = null,
  sportId: number = SPORT_IDS.football,
): Offer {
  const found = offersIn(sportId).find((one) => one.typeId === typeId && one.param === param);
  if (!found) throw new Error(`There is no outcome ${typeId} ${param}.`);
  return found;
}

function together(state: PlayState, ...offers: Offer[]) {
  return priceTogether(
    offers,
    modelOf({ sportId: SPORT_IDS.football, champId: 0 }).chances(state, STRENGTH),
  );
}

function probabilityOf(state: PlayState, ...offers: Offer[]): number {
  const priced = together(state, ...offers);
  return typeof priced === 'string' ? 0 : priced.probability;
}

type Course = readonly [first: [number, number], second: [number, number]];

/** Home wins, the total, both teams score, and the total of the first half, in the words of their rules. */
const RULES: Readonly<Record<string, (course: Course) => boolean>> = {
  '1 null': ([[a, b], [c, d]]) => a + c > b + d,
  '2 null': ([[a, b], [c, d]]) => a + c === b + d,
  '9 2.5': ([[a, b], [c, d]]) => a + b + c + d >= 3,
  '10 2.5': ([[a, b], [c, d]]) => a + b + c + d <= 2,
  '180 null': ([[a, b], [c, d]]) => a + c > 0 && b + d > 0,
  '181 null': ([[a, b], [c, d]]) => a + c === 0 || b + d === 0,
  '731 2:1': ([[a, b], [c, d]]) => a + c === 2 && b + d === 1,
  '182 null': ([[a, b], [c, d]]) => (a + b + c + d) % 2 === 0,
  '1009 1.5': ([[a, b]]) => a + b >= 2,
  '1003 null': ([[a, b]]) => a < b,
  '2001 null': ([, [c, d]]) => c > d,
  '2731 0:0': ([, [c, d]]) => c + d === 0,
  '2012 0.5': ([, [c]]) => c === 0,
};

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const poisson = (goals: number, mean: number): number =>
  (Math.exp(-mean) * mean ** goals) / factorial(goals);

/** The probability that all rules hold: every course of both halves is listed. */
function bruteForce(state: PlayState, names: readonly string[]): number {
  const most = 9;
  const first = state === KICK_OFF ? 0.5 : 0;
  const second = state === KICK_OFF ? 0.5 : state.left;
  const [half] = state.score.periods;
  const before = { home: half?.home ?? 0, away: half?.away ?? 0 };
  let sum = 0;
  for (let a = 0; a <= (first > 0 ? most : 0); a++) {
    for (let b = 0; b <= (first > 0 ? most : 0); b++) {
      for (let c = 0; c <= most; c++) {
        for (let d = 0; d <= most; d++) {
          const course: Course = [
            [before.home + a, before.away + b],
            [c, d],
          ];
          if (!names.every((name) => RULES[name]?.(course))) continue;
          sum +=
            (first > 0
              ? poisson(a, STRENGTH.home * first) * poisson(b, STRENGTH.away * first)
              : 1) *
            poisson(c, STRENGTH.home * second) *
            poisson(d, STRENGTH.away * second);
        }
      }
    }
  }
  return sum;
}

const names = fc.subarray(Object.keys(RULES), { minLength: 2, maxLength: 4 });
const states = fc.constantFrom(KICK_OFF, IN_PLAY);
const byName = (name: string): Offer => {
  const [typeId = '', param = ''] = name.split(' ');
  return offer(Number(typeId), param === 'null' ? null : param);
};

describe('outcomes of one match together', () => {
  test('P06 have the probability that an oracle finds which lists every course of the match', () => {
    fc.assert(
      fc.property(states, names, (state, chosen) => {
        const expected = bruteForce(state, chosen);
        const priced = together(state, ...chosen.map(byName));
        if (expected < 1e-9) expect(priced).toBe('impossible');
        else if (expected < 0.0019) expect(priced).toBe('not-offered');
        else if (expected > 0.0021) {
          expect(priced).toEqual({ coef: expect.any(Number), probability: expect.any(Number) });
          expect(probabilityOf(state, ...chosen.map(byName))).toBeCloseTo(expected, 5);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test('cost what they are likely to win: not the product of their prices', () => {
    const [home, over] = [offer(1), offer(9, '2.5')];
    const product = probabilityOf(KICK_OFF, home) * probabilityOf(KICK_OFF, over);
    expect(probabilityOf(KICK_OFF, home, over)).toBeGreaterThan(product * 1.15);
    // A draw means few goals.
    const draw = probabilityOf(KICK_OFF, offer(2)) * probabilityOf(KICK_OFF, over);
    expect(probabilityOf(KICK_OFF, offer(2), over)).toBeLessThan(draw * 0.8);
  });

  test('P06 are never priced below one of them, nor without a margin', () => {
    fc.assert(
      fc.property(
        states,
        fc.constantFrom(SPORT_IDS.football, SPORT_IDS['ice-hockey']),
        fc.infiniteStream(fc.nat()),
        (state, sportId, picks) => {
          const strength = usualStrength(sportId);
          const inPlay = sportId === SPORT_IDS.football ? state : KICK_OFF;
          const chances = modelOf({ sportId, champId: 0 }).chances(inPlay, strength);
          const open = offersIn(sportId, strength).filter((one) => {
            const probability = one.probability(chances);
            return probability !== null && isOffered(probability, true);
          });
          const chosen = [0, 0, 0].map(() => open[picks.next().value % open.length]!);
          const priced = priceTogether(chosen, chances);
          if (typeof priced === 'string') return;
          expect(priced.coef * priced.probability).toBeLessThan(1);
          for (const one of chosen) {
            expect(priced.coef).toBeGreaterThanOrEqual(
              priceOf(one.probability(chances) ?? 1, one.margin),
            );
          }
        },
      ),
      { numRuns: runs(150) },
    );
  });

  test('that can not all win are impossible', () => {
    expect(together(KICK_OFF, offer(1), offer(6))).toBe('impossible');
    expect(together(KICK_OFF, offer(10, '2.5'), offer(731, '2:1'))).toBe('impossible');
    expect(together(KICK_OFF, offer(1009, '1.5'), offer(731, '1:0'))).toBe('impossible');
    expect(together(KICK_OFF, offer(182), offer(731, '2:1'))).toBe('impossible');
    // Home has scored.
    expect(together(IN_PLAY, offer(3), offer(731, '0:2'))).toBe('impossible');
  });

  test('leave out the scores at which one of them is void', () => {
    // Draw no bet and over 0.5: a draw returns the stake.
    const [noBet, over] = [offer(191), offer(9, '0.5')];
    let [won, lost] = [0, 0];
    for (let a = 0; a < 12; a++) {
      for (let b = 0; b < 12; b++) {
        const share = poisson(a, STRENGTH.home) * poisson(b, STRENGTH.away);
        if (a > b) won += share;
        if (a < b || a + b === 0) lost += share;
      }
    }
    expect(probabilityOf(KICK_OFF, noBet, over)).toBeCloseTo(won / (won + lost), 5);
  });

  test('count half where one half of a quarter line is void', () => {
    // Home at -0.75 and over 2.25: half on -0.5 and -1, half on 2 and 2.5.
    let [won, lost] = [0, 0];
    for (let a = 0; a < 12; a++) {
      for (let b = 0; b < 12; b++) {
        const share = poisson(a, STRENGTH.home) * poisson(b, STRENGTH.away);
        const halves = [
          [a - b - 0.5, a + b - 2],
          [a - b - 1, a + b - 2.5],
        ];
        for (const ahead of halves) {
          if (ahead.some((by) => by < 0)) lost += share / 2;
          else if (ahead.every((by) => by > 0)) won += share / 2;
        }
      }
    }
    const both = probabilityOf(KICK_OFF, offer(7, '-0.75'), offer(9, '2.25'));
    expect(both).toBeCloseTo(won / (won + lost), 5);
    let [over, under] = [0, 0];
    for (let goals = 0; goals < 23; goals++) {
      const share = poisson(goals, STRENGTH.home + STRENGTH.away);
      over += share * (goals > 2 ? 1 : 0);
      under += share * (goals < 2 ? 1 : goals === 2 ? 0.5 : 0);
    }
    expect(probabilityOf(KICK_OFF, offer(9, '2.25'))).toBeCloseTo(over / (over + under), 5);
  });

  test('are not offered with the next goal, nor in sports whose scores are not all known', () => {
    expect(together(KICK_OFF, offer(1), offer(521, '1'))).toBe('not-offered');
    expect(priceTogether([offer(1), offer(9, '2.5')], null)).toBe('not-offered');
    for (const sportId of [SPORT_IDS.basketball, SPORT_IDS.tennis, SPORT_IDS.volleyball]) {
      const strength = usualStrength(sportId);
      const offers = offersIn(sportId, strength).slice(0, 2);
      const chances = modelOf({ sportId, champId: 0 }).chances(KICK_OFF, strength);
      expect(priceTogether(offers, chances)).toBe('not-offered');
    }
  });

  test('of a period of hockey and the match are priced, and not those of two periods', () => {
    const strength = usualStrength(SPORT_IDS['ice-hockey']);
    const chances = modelOf({ sportId: SPORT_IDS['ice-hockey'], champId: 0 }).chances(
      KICK_OFF,
      strength,
    );
    const overs = offersIn(SPORT_IDS['ice-hockey'], strength).filter(
      ({ typeId, param }) => typeId > 1000 && wholeType(typeId) === 9 && param === '1.5',
    );
    const [first, second] = overs;
    const draw = offer(2, null, SPORT_IDS['ice-hockey']);
    expect(overs).toHaveLength(3);
    expect(priceTogether([first!, draw], chances)).toMatchObject({
      probability: expect.any(Number) as number,
    });
    expect(priceTogether([first!, second!], chances)).toBe('not-offered');
  });
});
