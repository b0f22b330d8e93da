import { describe, expect, it } from 'vitest';
import { INITIAL, reduce, restOf, shownGame } from './stage-state';
import type { Change, Launched, State, Sums, Wish } from './stage-state';
import { frameOf, gameRestOf, otherOf, stageOf } from './stage-view';

const WISH: Wish = { gameId: 7, mode: 'real' };
const DEMO: Wish = { gameId: 8, mode: 'demo' };
const LAUNCHED: Launched = { sessionId: 's-1', url: 'https://games.test/play', title: 'Mines' };
const SUMS: Sums = {
  staked: 500,
  won: 200,
  iso: 'EUR',
  scale: 2,
  jackpots: [{ title: 'Grand jackpot', money: 1_000 }],
};

const opened = (wish: Wish = WISH): Change => ({ type: 'opened', wish, now: 100 });
const launched = (key = 1): Change => ({ type: 'launched', key, launched: LAUNCHED });
const READY: Change = { type: 'ready' };
const BEGUN: Change = { type: 'round-begun' };
const ROUND_ENDED: Change = { type: 'round-ended', now: 200 };
const LEFT: Change = { type: 'left', now: 200 };
const ENDED: Change = { type: 'ended', now: 200 };
const FAILED: Change = { type: 'failed', key: undefined };
const REOPENED: Change = { type: 'reopened', now: 300 };
const OTHER_OPEN: Change = { type: 'other-open', key: 1, title: 'Dice' };
const refused = (key: number): Change => ({ type: 'refused', key, error: 'no' });

const PLAYING = [opened(), launched(), READY] as const;
const IN_ROUND = [...PLAYING, BEGUN] as const;

const after = (...changes: readonly Change[]): State => changes.reduce(reduce, INITIAL);
const phaseOf = (...changes: readonly Change[]) => after(...changes).game?.phase ?? null;
/** What areas see of the game after each of the changes. */
const phases = (...changes: readonly Change[]) =>
  changes.map((_, i) => stageOf(after(...changes.slice(0, i + 1))).phase);

describe('the game on the stage', () => {
  it('is launched, loads, and plays its rounds one after the other', () => {
    expect(stageOf(INITIAL)).toEqual({ phase: 'empty', gameId: null, mode: null });
    expect(phases(...IN_ROUND, ROUND_ENDED, BEGUN)).toEqual([
      'loading',
      'loading',
      'playing',
      'round',
      'playing',
      'round',
    ]);
    expect(phaseOf(...IN_ROUND, ROUND_ENDED)).toBe('playing');
    expect(phaseOf(opened())).toBe('launching');
    expect(stageOf(after(opened()))).toEqual({ phase: 'loading', gameId: 7, mode: 'real' });
  });

  it('takes no step out of turn, nor any where there is none', () => {
    for (const [changes, change] of [
      [[opened()], READY],
      [IN_ROUND, READY],
      [[opened(), launched()], BEGUN],
      [IN_ROUND, BEGUN],
      [PLAYING, ROUND_ENDED],
      [[...PLAYING, FAILED], ROUND_ENDED],
      [PLAYING, REOPENED],
      [[], READY],
      [[], launched()],
      [[], FAILED],
      [[], ENDED],
      [[], LEFT],
      [[], { type: 'rest-changed', rest: null }],
    ] as const satisfies readonly (readonly [readonly Change[], Change])[]) {
      const before = after(...changes);
      expect(reduce(before, change)).toBe(before);
    }
  });

  it('is not changed by what an earlier launch answers', () => {
    const second = after(opened(), opened(DEMO));
    expect(second.game).toMatchObject({ key: 2, gameId: 8 });
    const late: readonly Change[] = [
      launched(1),
      refused(1),
      OTHER_OPEN,
      { type: 'failed', key: 1 },
      { type: 'summed', key: 1, sums: SUMS },
    ];
    for (const change of late) expect(reduce(second, change)).toBe(second);
    expect(reduce(second, { type: 'failed', key: 2 }).game?.phase).toBe('failed');
  });

  it('of money is the session that this page has opened; a demo is none', () => {
    expect(after(...PLAYING).sessionId).toBe('s-1');
    expect(after(opened(DEMO), launched()).sessionId).toBeNull();
    const demo = after(...PLAYING, opened(DEMO), launched(2));
    expect(demo.sessionId).toBe('s-1');
  });

  it('has sums as the operator gives them', () => {
    const state = after(...PLAYING, { type: 'summed', key: 1, sums: SUMS });
    expect(frameOf(state)?.sums).toEqual(SUMS);
    expect(frameOf(after(...PLAYING))?.sums).toBeNull();
  });
});

describe('a game that is left', () => {
  it('ends at once between two rounds, and after its round during one', () => {
    expect(after(...PLAYING, LEFT).game).toBeNull();
    const closing = after(...IN_ROUND, LEFT);
    expect(closing.game).toMatchObject({ phase: 'round', isClosing: true });
    expect(gameRestOf(closing)).toEqual({ reason: 'closing' });
    expect(reduce(closing, ROUND_ENDED).game).toBeNull();
    expect(reduce(closing, ENDED).game).toBeNull();
  });

  it('makes room for the next one after its round', () => {
    const waiting = after(...IN_ROUND, opened(DEMO));
    expect([waiting.game?.gameId, waiting.next]).toEqual([7, DEMO]);
    for (const change of [ROUND_ENDED, ENDED]) {
      const next = reduce(waiting, change);
      expect(next.game).toMatchObject({ gameId: 8, key: 2, phase: 'launching', openedAt: 200 });
      expect(next.next).toBeNull();
    }
    expect(reduce(waiting, LEFT).next).toBeNull();
    expect(after(...PLAYING, opened(DEMO)).game).toMatchObject({ gameId: 8, key: 2 });
  });

  it('ends with its player, and the next one with it; a demo goes on', () => {
    const changed: Change = { type: 'player-changed', now: 200 };
    const gone = after(...IN_ROUND, opened(DEMO), changed);
    expect([gone.game, gone.next, gone.sessionId]).toEqual([null, null, null]);
    const demo = after(opened(DEMO), launched(), READY, changed);
    expect([demo.game?.phase, demo.sessionId]).toEqual(['playing', null]);
    expect(reduce(INITIAL, changed)).toEqual(INITIAL);
  });
});

describe('a launch that the operator refuses', () => {
  it('leaves the stage empty, and the next launch forgets the refusal', () => {
    const state = after(opened(), refused(1));
    expect([state.game, state.refusal]).toEqual([null, { error: 'no' }]);
    expect(reduce(state, opened()).refusal).toBeNull();
  });

  it('for another game that is open asks the player, who may end that one', () => {
    const asking = after(opened(), OTHER_OPEN);
    expect(stageOf(asking)).toEqual({ phase: 'empty', gameId: null, mode: null });
    expect(otherOf(asking)).toEqual({ title: 'Dice' });
    expect(frameOf(asking)).toBeNull();
    const again = reduce(asking, REOPENED);
    expect(again.game).toMatchObject({ key: 2, isTakingOver: true, phase: 'launching' });
    // The question stays until the operator has answered.
    expect(otherOf(again)).toEqual({ title: 'Dice' });
    expect(otherOf(reduce(again, launched(2)))).toBeNull();
    expect(otherOf(reduce(again, refused(2)))).toEqual({ title: 'Dice' });
    expect(otherOf(INITIAL)).toBeNull();
  });

  it('shows the game that has failed until it is there again', () => {
    const again = after(...PLAYING, FAILED, REOPENED);
    expect(again.game).toMatchObject({ key: 2, phase: 'launching', isTakingOver: false });
    expect([shownGame(again)?.key, frameOf(again)?.phase]).toEqual([1, 'failed']);
    expect(shownGame(reduce(again, launched(2)))?.key).toBe(2);
    expect(reduce(again, refused(2)).game).toMatchObject({ key: 1, phase: 'failed' });
  });
});

describe('the frame of a game', () => {
  it('is there once the operator has answered', () => {
    expect(frameOf(INITIAL)).toBeNull();
    expect(frameOf(after(opened()))).toBeNull();
    expect(frameOf(after(opened(), launched()))).toEqual({
      key: 1,
      url: LAUNCHED.url,
      title: 'Mines',
      mode: 'real',
      phase: 'loading',
      openedAt: 100,
      isMuted: true,
      rest: null,
      sums: null,
    });
  });

  it('rests for the reason of the page, and between rounds alone', () => {
    const rest: Change = { type: 'rest-changed', rest: 'offline' };
    expect(stageOf(after(...PLAYING, rest)).phase).toBe('resting');
    expect(stageOf(after(...IN_ROUND, rest)).phase).toBe('round');
    expect(stageOf(after(opened(), launched(), rest)).phase).toBe('loading');
    expect(restOf(after(...IN_ROUND, LEFT, rest))).toBe('offline');
    expect(gameRestOf(after(...PLAYING, rest))).toEqual({ reason: 'offline' });
    expect(gameRestOf(after(...PLAYING))).toEqual({ reason: null });
  });

  it('is silent until the player turns its sound on', () => {
    const state = after(...PLAYING, { type: 'muted', isMuted: false });
    expect([frameOf(after(...PLAYING))?.isMuted, frameOf(state)?.isMuted]).toEqual([true, false]);
  });
});
