import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createReminderClock } from './reminder-clock';

/** A page in a tab that can be hidden, and the times at which its timers fired. */
function open({ isVisible = true } = {}) {
  const clock = createVirtualClock();
  const start = clock.now();
  const visible$ = new BehaviorSubject(isVisible);
  const reminderClock = createReminderClock(clock, { visible$ });
  const fired: number[] = [];
  const begin = (ms: number) => reminderClock.after(ms, () => void fired.push(clock.now() - start));
  return { clock, visible$, begin, fired };
}

describe('timers of reminders', () => {
  it('fire once, unless they were cancelled', async () => {
    const { clock, begin, fired } = open();
    begin(1000);
    begin(1500)();
    await clock.advance(100_000);
    expect(fired).toEqual([1000]);
    expect(clock.pending).toBe(0);
  });

  it('run on for 30 s after the page was hidden, and then pause until it is visible', async () => {
    const { clock, visible$, begin, fired } = open();
    begin(39_999);
    begin(50_000);
    await clock.advance(10_000);
    visible$.next(false);
    await clock.advance(100_000);
    // The first was due 1 ms before the pause; of the second 10 s are left.
    expect(fired).toEqual([39_999]);
    visible$.next(true);
    await clock.advance(9999);
    expect(fired).toHaveLength(1);
    await clock.advance(1);
    expect(fired).toEqual([39_999, 120_000]);
  });

  it('lose no time if the page is visible again within 30 s', async () => {
    const { clock, visible$, begin, fired } = open();
    begin(60_000);
    visible$.next(false);
    await clock.advance(29_999);
    visible$.next(true);
    visible$.next(false);
    await clock.advance(29_999);
    visible$.next(true);
    await clock.advance(10_000);
    expect(fired).toEqual([60_000]);
  });

  it('keep the rest over several pauses, and start with the visible page if they are set in a pause', async () => {
    const { clock, visible$, begin, fired } = open({ isVisible: false });
    begin(40_000);
    await clock.advance(50_000);
    begin(5000);
    visible$.next(true);
    await clock.advance(5000);
    expect(fired).toEqual([55_000]);
    visible$.next(false);
    await clock.advance(31_000);
    // 30 s before the first pause, 5 s of the visible page, 5 s before the second one.
    expect(fired).toEqual([55_000, 60_000]);
  });
});
