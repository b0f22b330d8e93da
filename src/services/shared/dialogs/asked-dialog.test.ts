import { describe, expect, test } from 'vitest';
import { NOTHING_ASKED, reduceAsked } from './asked-dialog';
import type { AskedChange, AskedState } from './asked-dialog';

const FIRST = Symbol('a request');
const SECOND = Symbol('another request');

type Change = AskedChange<string, string>;
type State = AskedState<string, string>;

const asked = (request = FIRST, task = 'a task'): Change => ({ type: 'asked', request, task });
const failed = (more: object = {}): Change => ({
  type: 'failed',
  request: FIRST,
  message: { code: 'unavailable' },
  ...more,
});
const after = (...changes: readonly Change[]): State =>
  changes.reduce<State>(reduceAsked, NOTHING_ASKED);

describe('a dialog that an area asks for', () => {
  test('is open until its task is done', () => {
    expect(after(asked()).open).toEqual({
      request: FIRST,
      task: 'a task',
      proof: null,
      isBusy: false,
      message: null,
    });
    expect(after(asked(), { type: 'began' }).open).toMatchObject({ isBusy: true });
    expect(
      after(asked(), { type: 'began' }, { type: 'done', request: FIRST, result: 'a result' }),
    ).toEqual({ open: null, ended: { request: FIRST, result: 'a result' } });
  });

  test('stays with what failed, and with the proof that was asked for', () => {
    const proved = [asked(), failed({ proof: 'password' })];
    expect(after(...proved).open).toMatchObject({ proof: 'password', isBusy: false });
    expect(after(...proved, failed({ message: { code: 'wrong-password' } })).open).toMatchObject({
      proof: 'password',
      message: { code: 'wrong-password' },
    });
    expect(after(...proved, { type: 'began' }).open).toMatchObject({ message: null });
    expect(after(...proved).open?.task).toBe('a task');
    expect(after(...proved, failed({ task: 'the task now' })).open?.task).toBe('the task now');
  });

  test('ends without a result where it is closed, or another request takes its place', () => {
    expect(after(asked(), { type: 'closed' })).toEqual({
      open: null,
      ended: { request: FIRST, result: null },
    });
    expect(after(asked(), asked(SECOND))).toMatchObject({
      open: { request: SECOND },
      ended: { request: FIRST, result: null },
    });
  });

  test('is not changed by what belongs to another request, or to none', () => {
    const present = after(asked(SECOND));
    expect(reduceAsked(present, { type: 'done', request: FIRST, result: 'x' })).toBe(present);
    expect(reduceAsked(present, failed())).toBe(present);
    expect(after({ type: 'began' })).toBe(NOTHING_ASKED);
    expect(after({ type: 'closed' })).toBe(NOTHING_ASKED);
  });
});
