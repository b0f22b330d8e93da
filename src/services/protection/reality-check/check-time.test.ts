import type { Limit, LimitType } from '@grandstand/bus-contracts/player';
import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../time/elapsed';
import { backBy, checkOfKept, minutesOf, playedMs, intervalChange, untilCheck } from './check-time';

const MINUTE = 60_000;

function limit(limitType: LimitType, limitValue: number, limitState: Limit['limitState']): Limit {
  return {
    limitType,
    limitValue,
    limitState,
    startedAt: null,
    endsAt: null,
    limitBalance: null,
    needApprove: false,
    selfExcludeReason: null,
    measure: 'minutes',
    availableValues: [],
  };
}

describe('the interval of reality checks', () => {
  it.each([
    [[], undefined],
    [[limit(31, 15, 'ACTIVE')], undefined],
    [[limit(31, 1, 'ACTIVE'), limit(32, 15, 'ACTIVE')], 15],
    [[limit(32, -1, 'ACTIVE')], null],
    [[limit(32, 0, 'ACTIVE')], null],
    [[limit(32, 15, 'INACTIVE')], null],
  ])('LIM-10 by %j', (limits, minutes) => {
    expect(minutesOf({ limits })).toBe(minutes);
  });
});

describe('a change of the interval', () => {
  const every = (minutes: number) => ({ limits: [limit(32, minutes, 'ACTIVE')] });
  const never = { limits: [limit(32, -1, 'ACTIVE')] };

  it.each([
    ['is none while it is not known', { limits: [] }, null, { does: 'nothing' }],
    ['is none while it is not known any more', { limits: [] }, 5, { does: 'nothing' }],
    ['is none where it is the same', every(5), 5, { does: 'nothing' }],
    ['begins', every(5), null, { does: 'begin', minutes: 5 }],
    ['is for another time', every(15), 5, { does: 'change', minutes: 15 }],
    ['ends', never, 5, { does: 'end' }],
    ['is for no time from the start', never, null, { does: 'end' }],
  ])('LIM-10 %s', (_, limits, minutes, turn) => {
    expect(intervalChange(limits, minutes === null ? null : { minutes })).toEqual(turn);
  });
});

describe('the time until the next check', () => {
  it('LIM-10 P70 goes by the longer of both clocks, and is over until the player has answered', async () => {
    const clock = createVirtualClock();
    const time = { minutes: 5, since: momentOf(clock), checked: momentOf(clock) };
    await clock.advance(MINUTE);
    expect([untilCheck(momentOf(clock), time), playedMs(momentOf(clock), time)]).toEqual([
      4 * MINUTE,
      MINUTE,
    ]);
    clock.set(clock.now() - 86_400_000);
    expect([untilCheck(momentOf(clock), time), playedMs(momentOf(clock), time)]).toEqual([
      4 * MINUTE,
      MINUTE,
    ]);
    await clock.advance(9 * MINUTE);
    expect([untilCheck(momentOf(clock), time), playedMs(momentOf(clock), time)]).toEqual([
      0,
      10 * MINUTE,
    ]);
  });

  it('P70 is over if the last check is unknown', () => {
    const clock = createVirtualClock();
    const now = momentOf(clock);
    expect(untilCheck(momentOf(clock), { minutes: 5, since: now, checked: null })).toBe(0);
    const ahead = clock.now() + 61_000;
    const kept = checkOfKept({ minutes: 5, since: ahead, checkedAt: ahead }, now);
    expect(kept).toEqual({ minutes: 5, since: now, checked: null });
    const past = checkOfKept(
      { minutes: 5, since: clock.now() - 9 * MINUTE, checkedAt: clock.now() - MINUTE },
      now,
    );
    expect([untilCheck(momentOf(clock), past), playedMs(momentOf(clock), past)]).toEqual([
      4 * MINUTE,
      9 * MINUTE,
    ]);
  });

  it.each([
    [0, 5],
    [4, 1],
    [5, 5],
    [13, 2],
  ])('after play of %d minutes is %d', (played, left) => {
    const clock = createVirtualClock();
    const time = {
      minutes: 5,
      ...backBy(momentOf(clock), { playedMs: played * MINUTE, checkedMs: null }, 5),
    };
    expect([untilCheck(momentOf(clock), time), playedMs(momentOf(clock), time)]).toEqual([
      left * MINUTE,
      played * MINUTE,
    ]);
  });

  it('goes back by both clocks', () => {
    const from = { at: 1_000_000, steadyAt: 500_000 };
    expect(backBy(from, { playedMs: 70_000, checkedMs: null }, 1)).toEqual({
      since: { at: 930_000, steadyAt: 430_000 },
      checked: { at: 990_000, steadyAt: 490_000 },
    });
    const told = backBy(from, { playedMs: 70_000, checkedMs: 45_000 }, 1);
    expect(told.checked).toEqual({ at: 955_000, steadyAt: 455_000 });
  });
});
