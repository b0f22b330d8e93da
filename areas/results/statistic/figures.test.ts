import type { ClubMatch } from '@grandstand/bus-contracts/answers';
import { describe, expect, it } from 'vitest';
import { clubMatch } from '../testing/samples';
import { figuresOf, outcomesOf, sideOf, streaksOf } from './figures';

const ARSENAL = 'football-arsenal';

/** Matches of Arsenal, the newest first: at home where it is named first. */
const MATCHES: readonly ClubMatch[] = [
  clubMatch('Arsenal', 'Everton', [2, 1], [1, 0]),
  clubMatch('Chelsea', 'Arsenal', [0, 0], [0, 0]),
  clubMatch('Arsenal', 'Chelsea', [3, 0]),
  clubMatch('Everton', 'Arsenal', [2, 1], [0, 1]),
];
const sides = MATCHES.map((match) => sideOf(match, ARSENAL));

describe('the figures of a team', () => {
  it('SPT-02 are each of the matches that they are known of', () => {
    const figures = new Map(figuresOf(sides).map((figure) => [figure.key, figure]));
    expect(figures.get('won')).toEqual({ key: 'won', kind: 'share', value: 0.5, matches: 4 });
    expect(figures.get('wonHome')).toMatchObject({ value: 1, matches: 2 });
    expect(figures.get('wonAway')).toMatchObject({ value: 0, matches: 2 });
    expect(figures.get('scored')).toMatchObject({ kind: 'average', value: 1.5, matches: 4 });
    // One match has no score of half-time.
    expect(figures.get('firstHalf')).toMatchObject({ value: 2 / 3, matches: 3 });
    expect(figures.get('secondHalf')).toMatchObject({ value: 1 / 3, matches: 3 });
    expect(figures.get('bothScored')).toMatchObject({ value: 0.5 });
    expect(figures.get('overTwo')).toMatchObject({ value: 0.75 });
    expect(outcomesOf(sides)).toEqual({ won: 2, drawn: 1, lost: 1 });
    expect(figuresOf([])).toEqual([]);
  });

  it('name streaks of two matches and more', () => {
    expect(streaksOf(sides)).toEqual([{ key: 'unbeaten', matches: 3 }]);
    expect(streaksOf([])).toEqual([]);
  });
});
