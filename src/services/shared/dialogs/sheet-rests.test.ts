import { describe, expect, test } from 'vitest';
import {
  afterAreaPress,
  afterConsent,
  afterRefusal,
  afterSheet,
  canHaveSheet,
  NO_SHEETS,
} from './sheet-rests';
import type { SheetRests } from './sheet-rests';

const AREA = 'toto';
const START = 1_700_000_000_000;

/** The area after so many sheets, each opened by a press and refused at that moment. */
function refused(times: number, at = START, before: SheetRests = NO_SHEETS): SheetRests {
  let rests = before;
  for (let sheet = 0; sheet < times; sheet += 1) {
    rests = afterRefusal(afterSheet(afterAreaPress(rests, AREA, at), AREA), AREA, at);
  }
  return rests;
}
const canAfterPress = (rests: SheetRests, now: number): boolean =>
  canHaveSheet(afterAreaPress(rests, AREA, now), AREA, now);

describe('an area that asks for sheets', () => {
  test('gets the first one, and the next after a press in it', () => {
    expect(canHaveSheet(NO_SHEETS, AREA, START)).toBe(true);
    for (const rests of [afterSheet(NO_SHEETS, AREA), refused(1)]) {
      expect(canHaveSheet(rests, AREA, START)).toBe(false);
      expect(canHaveSheet(rests, AREA, START + 3_600_000)).toBe(false);
      expect(canHaveSheet(afterAreaPress(rests, 'lotto', START), AREA, START)).toBe(false);
      expect(canAfterPress(rests, START)).toBe(true);
    }
    expect(canHaveSheet(refused(1), 'lotto', START)).toBe(true);
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, 10_000],
    [4, 20_000],
    [7, 160_000],
    [8, 300_000],
    [60, 300_000],
  ])('rests after %i refusals in a row for %i ms, whatever is pressed', (times, restMs) => {
    const rests = refused(times);
    if (restMs > 0) expect(canAfterPress(rests, START + restMs - 1)).toBe(false);
    expect(canAfterPress(rests, START + restMs)).toBe(true);
  });

  test('gets no sheet later by a press from while it rests', () => {
    const pressed = afterAreaPress(refused(3), AREA, START + 9999);
    expect(canHaveSheet(pressed, AREA, START + 10_000)).toBe(false);
  });

  test('begins another row after a consent, and after ten minutes', () => {
    expect(canAfterPress(refused(2, START, afterConsent(refused(2), AREA)), START)).toBe(true);
    const later = START + 600_000;
    expect(canAfterPress(refused(1, later - 1, refused(2)), later - 1)).toBe(false);
    expect(canAfterPress(refused(1, later, refused(2)), later)).toBe(true);
  });

  test('is refused once for each sheet, and not after a consent', () => {
    let rests = afterRefusal(refused(2), AREA, START);
    expect(canAfterPress(rests, START)).toBe(true);
    rests = afterSheet(afterAreaPress(rests, AREA, START), AREA);
    rests = afterRefusal(afterConsent(rests, AREA), AREA, START);
    expect(canAfterPress(refused(2, START, rests), START)).toBe(true);
  });

  test('does not rest for ever where the clock was set back', () => {
    expect(canAfterPress(refused(8), START - 1)).toBe(true);
  });
});

test('what is no area needs no press, and leaves nothing behind', () => {
  const after = afterConsent(afterRefusal(afterSheet(NO_SHEETS, null), null, START), null);
  expect(after).toBe(NO_SHEETS);
  expect(canHaveSheet(after, null, START)).toBe(true);
  expect(canHaveSheet(afterSheet(NO_SHEETS, AREA), '__proto__', START)).toBe(true);
});
