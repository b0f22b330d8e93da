import { describe, expect, test } from 'vitest';
import {
  afterAreaPress,
  afterConsent,
  afterRefusal,
  afterOpen,
  mayOpenDialog,
  NO_DIALOGS,
} from './dialog-throttle';
import type { DialogThrottle } from './dialog-throttle';

const AREA = 'toto';
const START = 1_700_000_000_000;

/** The area after so many sheets, each opened by a press and refused at that moment. */
function refused(times: number, at = START, before: DialogThrottle = NO_DIALOGS): DialogThrottle {
  let throttle = before;
  for (let sheet = 0; sheet < times; sheet += 1) {
    throttle = afterRefusal(afterOpen(afterAreaPress(throttle, AREA, at), AREA), AREA, at);
  }
  return throttle;
}
const canAfterPress = (throttle: DialogThrottle, now: number): boolean =>
  mayOpenDialog(afterAreaPress(throttle, AREA, now), AREA, now);

describe('an area that asks for sheets', () => {
  test('gets the first one, and the next after a press in it', () => {
    expect(mayOpenDialog(NO_DIALOGS, AREA, START)).toBe(true);
    for (const throttle of [afterOpen(NO_DIALOGS, AREA), refused(1)]) {
      expect(mayOpenDialog(throttle, AREA, START)).toBe(false);
      expect(mayOpenDialog(throttle, AREA, START + 3_600_000)).toBe(false);
      expect(mayOpenDialog(afterAreaPress(throttle, 'lotto', START), AREA, START)).toBe(false);
      expect(canAfterPress(throttle, START)).toBe(true);
    }
    expect(mayOpenDialog(refused(1), 'lotto', START)).toBe(true);
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, 10_000],
    [4, 20_000],
    [7, 160_000],
    [8, 300_000],
    [60, 300_000],
  ])('throttle after %i refusals in a row for %i ms, whatever is pressed', (times, pauseMs) => {
    const throttle = refused(times);
    if (pauseMs > 0) expect(canAfterPress(throttle, START + pauseMs - 1)).toBe(false);
    expect(canAfterPress(throttle, START + pauseMs)).toBe(true);
  });

  test('gets no sheet later by a press from while it throttle', () => {
    const pressed = afterAreaPress(refused(3), AREA, START + 9999);
    expect(mayOpenDialog(pressed, AREA, START + 10_000)).toBe(false);
  });

  test('begins another row after a consent, and after ten minutes', () => {
    expect(canAfterPress(refused(2, START, afterConsent(refused(2), AREA)), START)).toBe(true);
    const later = START + 600_000;
    expect(canAfterPress(refused(1, later - 1, refused(2)), later - 1)).toBe(false);
    expect(canAfterPress(refused(1, later, refused(2)), later)).toBe(true);
  });

  test('is refused once for each sheet, and not after a consent', () => {
    let throttle = afterRefusal(refused(2), AREA, START);
    expect(canAfterPress(throttle, START)).toBe(true);
    throttle = afterOpen(afterAreaPress(throttle, AREA, START), AREA);
    throttle = afterRefusal(afterConsent(throttle, AREA), AREA, START);
    expect(canAfterPress(refused(2, START, throttle), START)).toBe(true);
  });

  test('does not rest for ever where the clock was set back', () => {
    expect(canAfterPress(refused(8), START - 1)).toBe(true);
  });
});

test('what is no area needs no press, and leaves nothing behind', () => {
  const after = afterConsent(afterRefusal(afterOpen(NO_DIALOGS, null), null, START), null);
  expect(after).toBe(NO_DIALOGS);
  expect(mayOpenDialog(after, null, START)).toBe(true);
  expect(mayOpenDialog(afterOpen(NO_DIALOGS, AREA), '__proto__', START)).toBe(true);
});
