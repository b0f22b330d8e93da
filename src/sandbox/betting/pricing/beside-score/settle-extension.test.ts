import { OUTCOME, PART, typeInPart } from '@grandstand/bus-contracts/domain';
import { expect, test } from 'vitest';
import { isDecidedEarly, settleOutcome, type Played } from '../settle-outcome';

/** "2:1 6:4 6:7 7:5": a match by its score and its periods. */
function played(text: string): Played {
  const [all, ...periods] = text.split(' ').map((score) => {
    const [home = 0, away = 0] = score.split(':').map(Number);
    return { home, away };
  });
  return { score: { ...all!, periods, period: periods.length }, goals: () => [] };
}

const inSet = (type: number, set: number): number => typeInPart(type, PART.set + set - 1);
const onMap = (type: number, map: number): number => typeInPart(type, PART.map + map - 1);
const { withTieBreak, withoutTieBreak, withExtraPoints, withoutExtraPoints } = OUTCOME;
const { withOvertime, withoutOvertime, marginHome, marginAway } = OUTCOME;

test.each([
  ['a tie-break of tennis', withTieBreak, null, '2:1 6:4 6:7 7:5', 'won'],
  ['a tie-break of tennis', withoutTieBreak, null, '2:1 6:4 6:7 7:5', 'lost'],
  ['no tie-break of tennis', withTieBreak, null, '2:0 7:5 6:4', 'lost'],
  ['no tie-break of tennis', withoutTieBreak, null, '2:0 7:5 6:4', 'won'],
  ['a tie-break in another set', inSet(withTieBreak, 1), null, '2:1 6:4 6:7 7:5', 'lost'],
  ['a tie-break in the set', inSet(withTieBreak, 2), null, '2:1 6:4 6:7 7:5', 'won'],
  ['a set that was not played', inSet(withoutTieBreak, 3), null, '2:0 7:6 6:4', 'void'],
  ['extra points of volleyball', inSet(withExtraPoints, 1), null, '1:0 27:25', 'won'],
  ['a set to 25', inSet(withExtraPoints, 1), null, '1:0 25:23', 'lost'],
  ['a set to 25', inSet(withoutExtraPoints, 1), null, '1:0 25:23', 'won'],
  [
    'extra points of the last set',
    inSet(withExtraPoints, 5),
    null,
    '3:2 25:9 9:25 25:9 9:25 16:14',
    'won',
  ],
  ['a last set to 15', inSet(withoutExtraPoints, 5), null, '3:2 25:9 9:25 25:9 9:25 15:13', 'won'],
  ['overtime of basketball', withOvertime, null, '90:88 20:20 20:20 20:20 20:20 10:8', 'won'],
  ['four quarters', withOvertime, null, '82:80 20:20 20:20 20:20 22:20', 'lost'],
  ['four quarters', withoutOvertime, null, '82:80 20:20 20:20 20:20 22:20', 'won'],
  ['overtime of a map', onMap(withOvertime, 1), null, '1:0 16:14', 'won'],
  ['a map of 24 rounds', onMap(withOvertime, 1), null, '1:0 13:11', 'lost'],
  ['a lead of the span', marginHome, '6-10', '86:80 86:80', 'won'],
  ['a lead at the end of the span', marginHome, '6-10', '90:80 90:80', 'won'],
  ['a lead beyond the span', marginHome, '6-10', '91:80 91:80', 'lost'],
  ['a lead of the other side', marginHome, '6-10', '80:86 80:86', 'lost'],
  ['a lead of away', marginAway, '6-10', '80:86 80:86', 'won'],
  ['a lead of so many or more', marginAway, '26+', '80:120 80:120', 'won'],
  ['a lead of fewer', marginAway, '26+', '80:105 80:105', 'lost'],
  ['a lead of one goal', marginHome, '1', '3:2 1:1 1:1 1:0', 'won'],
  ['a lead of two goals', marginHome, '1', '4:2 2:1 1:1 1:0', 'lost'],
  ['a draw', marginAway, '1', '2:2 1:1 1:1 0:0', 'lost'],
] as const)('%s: %i (%s) of %s is %s', (_, type, param, score, result) => {
  expect(settleOutcome(type, param, played(score))).toBe(result);
});

test.each([
  ['6:6', true],
  ['6:5', false],
])('a tie-break of the match is decided at %s', (set, is) => {
  for (const type of [withTieBreak, withoutTieBreak]) {
    expect(isDecidedEarly(type, null, played(`1:0 6:4 ${set}`))).toBe(is);
    expect(isDecidedEarly(inSet(type, 1), null, played(`1:0 6:4 ${set}`))).toBe(false);
  }
});
