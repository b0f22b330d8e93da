import { describe, expect, it } from 'vitest';
import { isNetPositionShown } from './is-net-position-shown';
import { INITIAL, playedAt, reduce, untilNextSecond } from './net-position-state';
import type { SessionSums, State } from './net-position-state';

const START = { at: 1_000_000, steadyAt: 5000 };
const after = (ms: number) => ({ at: START.at + ms, steadyAt: START.steadyAt + ms });
const SUMS: SessionSums = {
  playedMs: 61_400,
  since: START,
  won: 550,
  lost: 1450,
  iso: 'GBP',
  scale: 2,
};
const known = (): State =>
  [
    { type: 'player-changed', userId: 'ann-1', now: START } as const,
    { type: 'sums-loaded', sums: SUMS, now: START } as const,
  ].reduce(reduce, INITIAL);

describe('the net position of a session', () => {
  it('is required by the rules of the jurisdiction alone', () => {
    expect(isNetPositionShown({ play: { isNetPositionShown: true } })).toBe(true);
    expect(isNetPositionShown({ play: { isNetPositionShown: 'true' } })).toBe(false);
    expect(isNetPositionShown({})).toBe(false);
    expect(isNetPositionShown(undefined)).toBe(false);
  });

  it('is what was won less what was lost', () => {
    expect(known().shown).toEqual({ seconds: 61, net: -900, iso: 'GBP', scale: 2 });
  });

  it('keeps the time going between two answers, by the longer of both clocks', () => {
    expect(playedAt(after(600), SUMS)).toBe(62_000);
    expect(playedAt({ at: START.at - 86_400_000, steadyAt: START.steadyAt + 600 }, SUMS)).toBe(
      62_000,
    );
    expect(untilNextSecond(START, SUMS)).toBe(600);
    expect(untilNextSecond(after(600), SUMS)).toBe(1000);
  });

  it('is another value with each second, and with none in between', () => {
    const state = known();
    const within = reduce(state, { type: 'time-passed', now: after(599) });
    expect(within).toBe(state);
    const next = reduce(state, { type: 'time-passed', now: after(600) });
    expect(next.shown).toEqual({ seconds: 62, net: -900, iso: 'GBP', scale: 2 });
  });

  it('is loaded again with each refresh, and stays meanwhile', () => {
    const state = known();
    const next = reduce(state, { type: 'refreshed', now: START });
    expect(next.load).not.toBe(state.load);
    expect(next.shown).toBe(state.shown);
  });

  it('is nobody’s after a sign-out, and a guest loads nothing', () => {
    const left = reduce(known(), { type: 'player-changed', userId: '', now: after(1000) });
    expect(left).toEqual(INITIAL);
    expect(reduce(left, { type: 'refreshed', now: after(2000) }).load).toBeNull();
  });
});
