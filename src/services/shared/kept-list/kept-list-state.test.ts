import { describe, expect, it } from 'vitest';
import { NO_LIST, reduceList, shownOf } from './kept-list-state';
import type { KeptList, ListChange, Press } from './kept-list-state';

type Change = ListChange<'unknown-item'>;

const LEFT: Change = { type: 'player-changed', player: '', status: 'ready', kept: [] };
const ANN: Change = { type: 'player-changed', player: 'ann-1', status: 'loading', kept: ['own'] };
const LOADED: Change = { type: 'loaded', items: ['dice', 'mines'] };
const FAILED: Change = { type: 'load-failed' };
const ON: Press = { item: 'comet', isOn: true };
const OFF: Press = { item: 'dice', isOn: false };
const pressed = (press: Press): Change => ({ type: 'pressed', press });

const after = (...changes: readonly Change[]): KeptList<'unknown-item'> =>
  changes.reduce(reduceList<'unknown-item'>, NO_LIST);

describe('a list that the operator keeps', () => {
  it('begins anew with each player, with what they have already', () => {
    expect(after(LEFT)).toEqual(NO_LIST);
    expect(after(ANN)).toEqual({ ...NO_LIST, player: 'ann-1', status: 'loading', kept: ['own'] });
    expect(after(ANN, LOADED, pressed(ON), LEFT)).toEqual(NO_LIST);
  });

  it('is loaded, and counts the loads that failed', () => {
    expect(after(ANN, FAILED, FAILED)).toMatchObject({ status: 'failed', failures: 2 });
    expect(after(ANN, FAILED, LOADED)).toMatchObject({ status: 'ready', failures: 0 });
    // What is shown stays usable.
    expect(after(ANN, LOADED, FAILED)).toMatchObject({ status: 'ready', failures: 1 });
  });

  it('shows a press before it is answered', () => {
    expect(shownOf(after(ANN, LOADED, pressed(ON)))).toEqual(['dice', 'mines', 'comet']);
    expect(shownOf(after(ANN, LOADED, pressed(OFF)))).toEqual(['mines']);
    expect(shownOf(after(ANN, LOADED, pressed({ item: 'dice', isOn: true })))).toEqual([
      'dice',
      'mines',
    ]);
  });

  it('is the operator’s once it has answered; other presses still wait', () => {
    const saved: Change = { type: 'saved', press: ON, items: ['comet'] };
    const state = after(ANN, FAILED, pressed(ON), pressed(OFF), saved);
    expect(state).toMatchObject({ status: 'ready', kept: ['comet'] });
    expect(state.pending).toEqual([OFF]);
    const refused: Change = { type: 'refused', press: OFF, code: 'unknown-item' };
    const last = reduceList(state, refused);
    expect(last.pending).toEqual([]);
    expect(last.failed).toEqual({ press: OFF, code: 'unknown-item' });
  });
});
