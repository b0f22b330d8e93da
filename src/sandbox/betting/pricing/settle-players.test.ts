import { OUTCOME, PART, typeInPart } from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import type { PastCourse } from '../play/course/course';
import type { TimedEvent } from '../play/course/match-events';
import type { Pair } from '../play/fixture';
import type { LinedUpPlayer, PlannedLineUp } from '../play/squads/line-ups';
import { isDecidedEarly, settleOutcome, type Played } from './settle-outcome';

const starts = { from: 0, to: 1 };
const player = (number: number, stay: LinedUpPlayer['stay']): LinedUpPlayer => ({
  number,
  name: `P. ${number}`,
  position: 'forward',
  stay,
  scoring: 1,
  booking: 0.2,
});
/** Number 9 starts, 14 comes on after an hour, 16 stays on the bench. */
const LINE_UP: PlannedLineUp = {
  formation: '4-4-2',
  players: [
    player(9, { from: 0, to: 60 / 90 }),
    player(10, starts),
    player(14, { from: 60 / 90, to: 1 }),
    player(16, null),
  ],
  substitutions: [],
};

type Words = readonly [minute: number, kind: TimedEvent['kind'], side: keyof Pair, number?: number];

/** A match by its events in words, that has come to a period. */
function match(periods: number, ...words: readonly Words[]): Played {
  const score = { home: 0, away: 0 };
  const scores = Array.from({ length: periods }, () => ({ home: 0, away: 0 }));
  const events = words.map(([minute, kind, side, number]): TimedEvent => {
    const period = minute > 45 ? 2 : 1;
    if (kind === 'goal') {
      score[side] += 1;
      const own = scores[period - 1];
      if (own) own[side] += 1;
    }
    return {
      kind,
      side,
      minute,
      period,
      score: kind === 'goal' ? { ...score } : null,
      ...(number !== undefined && { player: { number, name: `P. ${number}` } }),
    };
  });
  const past: PastCourse = { events, periods, lineUps: { home: LINE_UP, away: LINE_UP } };
  const goals = words.flatMap(([, kind, side]) => (kind === 'goal' ? [side] : []));
  return {
    score: { ...score, periods: scores, period: periods },
    goals: () => goals,
    course: () => past,
  };
}

const SCORED = match(
  2,
  [12, 'corner', 'home'],
  [15, 'goal', 'home', 9],
  [45, 'corner', 'away'],
  [45, 'yellow-card', 'away', 10],
  [46, 'shot', 'away'],
  [70, 'goal', 'away', 10],
  [88, 'corner', 'home'],
  [90, 'goal', 'home', 14],
);
const GOALLESS = match(2, [30, 'corner', 'home']);

describe('an outcome of a player', () => {
  test.each([
    ['scores', OUTCOME.anyScorerHome, '9 P. 9', 'won'],
    ['scores after coming on', OUTCOME.anyScorerHome, '14 P. 14', 'won'],
    ['does not score', OUTCOME.anyScorerHome, '10 P. 10', 'lost'],
    ['has the number of a scorer of the other side', OUTCOME.anyScorerAway, '9 P. 9', 'lost'],
    ['does not play', OUTCOME.anyScorerHome, '16 P. 16', 'void'],
    ['scores first', OUTCOME.firstScorerHome, '9 P. 9', 'won'],
    ['scores later', OUTCOME.firstScorerAway, '10 P. 10', 'lost'],
    ['stays on the bench', OUTCOME.firstScorerAway, '16 P. 16', 'void'],
    ['scores last', OUTCOME.lastScorerHome, '14 P. 14', 'won'],
    ['scores before the last', OUTCOME.lastScorerHome, '9 P. 9', 'lost'],
    ['nobody first, with goals', OUTCOME.firstScorerNone, null, 'lost'],
    ['nobody last, with goals', OUTCOME.lastScorerNone, null, 'lost'],
    ['is shown a yellow card', OUTCOME.cardAway, '10 P. 10', 'won'],
    ['is shown none', OUTCOME.cardHome, '10 P. 10', 'lost'],
    ['is shown none on the bench', OUTCOME.cardHome, '16 P. 16', 'void'],
  ])('who %s: %i (%s) is %s', (_, type, param, result) => {
    expect(settleOutcome(type, param, SCORED)).toBe(result);
  });

  test('of a goalless match wins where nobody scores', () => {
    for (const type of [OUTCOME.firstScorerNone, OUTCOME.lastScorerNone]) {
      expect(settleOutcome(type, null, GOALLESS)).toBe('won');
    }
    expect(settleOutcome(OUTCOME.firstScorerHome, '9 P. 9', GOALLESS)).toBe('lost');
  });

  test('is void where it is not known who scored first, of goals of both sides at once', () => {
    const unknown = { ...SCORED, goals: () => [null, null, 'home'] as const };
    expect(settleOutcome(OUTCOME.firstScorerHome, '9 P. 9', unknown)).toBe('void');
    expect(settleOutcome(OUTCOME.lastScorerHome, '14 P. 14', unknown)).toBe('won');
  });

  test('is decided by its goal or card, and not before', () => {
    const early = match(1, [15, 'goal', 'home', 9], [20, 'yellow-card', 'away', 10]);
    const decided = [
      [OUTCOME.anyScorerHome, '9 P. 9', true],
      [OUTCOME.anyScorerHome, '10 P. 10', false],
      [OUTCOME.firstScorerAway, '10 P. 10', true],
      [OUTCOME.firstScorerNone, null, true],
      [OUTCOME.lastScorerHome, '9 P. 9', false],
      [OUTCOME.lastScorerNone, null, true],
      [OUTCOME.cardAway, '10 P. 10', true],
      [OUTCOME.cardHome, '10 P. 10', false],
      [OUTCOME.goalBy15, '1', true],
      [OUTCOME.goalBy60, '2', false],
      [typeInPart(OUTCOME.over, PART.corners), '0.5', false],
    ] as const;
    for (const [type, param, is] of decided) {
      expect(isDecidedEarly(type, param, early), `${type} ${param}`).toBe(is);
    }
  });
});

test.each([
  [OUTCOME.goalBy15, '1', 'won'],
  [OUTCOME.goalBy30, '1', 'lost'],
  [OUTCOME.goalBy75, '2', 'won'],
  [OUTCOME.goalBy90, '3', 'won'],
  [OUTCOME.goalNever, '3', 'lost'],
  [OUTCOME.goalNever, '4', 'won'],
  [OUTCOME.goalBy90, '4', 'lost'],
] as const)('the minute of a goal: %i (%s) is %s', (type, param, result) => {
  expect(settleOutcome(type, param, SCORED)).toBe(result);
});

describe('a count beside the score', () => {
  const of = (part: number, type: number): number => typeInPart(type, part);
  test.each([
    ['more corners of home', of(PART.corners, OUTCOME.home), null, 'won'],
    ['three corners', of(PART.corners, OUTCOME.over), '2.5', 'won'],
    ['three corners on the line', of(PART.corners, OUTCOME.under), '3', 'void'],
    ['two corners in the first half', of(PART.corners + 1, OUTCOME.over), '1.5', 'won'],
    ['as many each in the first half', of(PART.corners + 1, OUTCOME.draw), null, 'won'],
    ['one corner in the second half', of(PART.corners + 2, OUTCOME.over), '1.5', 'lost'],
    ['the only card', of(PART.yellowCards, OUTCOME.away), null, 'won'],
    ['no card in the second half', of(PART.yellowCards + 2, OUTCOME.under), '0.5', 'won'],
    ['goals and a saved shot', of(PART.shots, OUTCOME.over), '3.5', 'won'],
    ['a goal is a shot on target', of(PART.shots, OUTCOME.homeOver), '1.5', 'won'],
    ['a handicap of shots', of(PART.shots, OUTCOME.handicapAway), '0.5', 'won'],
    ['shots of the first half', of(PART.shots + 1, OUTCOME.awayOver), '0.5', 'lost'],
  ])('%s: %i (%s) is %s', (_, type, param, result) => {
    expect(settleOutcome(type, param, SCORED)).toBe(result);
  });

  test('is void in a half that was not played, and in a match without a course', () => {
    const half = match(1, [12, 'corner', 'home']);
    expect(settleOutcome(of(PART.corners + 2, OUTCOME.under), '0.5', half)).toBe('void');
    const { course: _course, ...without } = SCORED;
    expect(settleOutcome(of(PART.corners, OUTCOME.over), '2.5', without)).toBe('void');
    expect(settleOutcome(OUTCOME.anyScorerHome, '9 P. 9', without)).toBe('void');
  });
});
