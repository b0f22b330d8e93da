import { describe, expect, it } from 'vitest';
import { NOBODY, reduce, shownOf } from './casino-state';
import type { Change, Press, State } from './casino-state';

const ANN: Change = { type: 'player-changed', player: 'ann-1' };
const LOADED: Change = { type: 'loaded', games: ['dice', 'mines'] };
const FAILED: Change = { type: 'load-failed' };
const ON: Press = { game: 'comet', isOn: true };
const OFF: Press = { game: 'dice', isOn: false };
const pressed = (press: Press): Change => ({ type: 'pressed', press });

const after = (...changes: readonly Change[]): State => changes.reduce(reduce, NOBODY);

describe('the favourite games', () => {
  it('of a guest are none, and nothing is loaded for them', () => {
    expect(after({ type: 'player-changed', player: '' })).toEqual(NOBODY);
    expect([NOBODY.status, NOBODY.pending]).toEqual(['ready', []]);
    expect(after(ANN, LOADED, { type: 'player-changed', player: '' })).toEqual(NOBODY);
  });

  it('load for a player, and count the loads that failed', () => {
    expect(after(ANN)).toEqual({ ...NOBODY, player: 'ann-1', status: 'loading' });
    expect(after(ANN, FAILED, FAILED)).toMatchObject({ status: 'failed', failures: 2 });
    expect(after(ANN, FAILED, LOADED)).toMatchObject({ status: 'ready', failures: 0 });
    // What is shown stays usable.
    expect(after(ANN, LOADED, FAILED)).toMatchObject({ status: 'ready', failures: 1 });
  });

  it('show a press before it is answered', () => {
    expect(shownOf(after(ANN, LOADED, pressed(ON)))).toEqual(['dice', 'mines', 'comet']);
    expect(shownOf(after(ANN, LOADED, pressed(OFF)))).toEqual(['mines']);
    expect(shownOf(after(ANN, LOADED, pressed({ game: 'dice', isOn: true })))).toEqual([
      'dice',
      'mines',
    ]);
  });

  it('are the operator’s once it has answered; other presses still wait', () => {
    const saved: Change = { type: 'saved', press: ON, games: ['comet'] };
    const state = after(ANN, FAILED, pressed(ON), pressed(OFF), saved);
    expect(state).toMatchObject({ status: 'ready', kept: ['comet'] });
    expect(state.pending).toEqual([OFF]);
    const refused: Change = { type: 'refused', press: OFF, code: 'unknown-game' };
    const last = reduce(state, refused);
    expect(last.pending).toEqual([]);
    expect(last.failed).toEqual({ press: OFF, code: 'unknown-game' });
  });
});
