import { describe, expect, test } from 'vitest';
import { askedBy, initialState, reduce, viewOf } from './auth-app-state';
import type { Change, Outcome, State } from './auth-app-state';

const LINK = askedBy('t-1');
const REQUEST = askedBy('qr.flow.proof');
const BROWSER = {
  name: 'Chrome, Windows',
  country: 'KZ',
  network: '203.0.113.···',
  isSameNetwork: true,
  expiresAt: 100_000,
};
const BEGAN: Change = { type: 'began' };
const RETRIED: Change = { type: 'retried' };
const CLOSED: Change = { type: 'closed' };
const ended = (outcome: Outcome): Change => ({ type: 'ended', outcome });
const shown = ended({ result: 'request', browser: BROWSER });
const failed = (code: string, left?: number): Change =>
  ended({ result: 'failed', message: { code, ...(left !== undefined && { left }) } });
const after = (asked: State['asked'], ...changes: readonly Change[]): State =>
  changes.reduce(reduce, initialState(asked));

describe('the token of an address', () => {
  test('asks for a sign-in by a link, or about the QR code of another browser', () => {
    expect(LINK).toEqual({ kind: 'link', token: 't-1' });
    expect(REQUEST).toEqual({ kind: 'request', code: 'flow.proof' });
  });

  test('that is missing asks for nothing', () => {
    expect(askedBy(null)).toBeNull();
    expect(viewOf(initialState(null))).toEqual({
      kind: null,
      step: 'waiting',
      login: null,
      browser: null,
      message: null,
      isLoading: false,
    });
  });
});

describe('a try', () => {
  test('loads until it has ended, and does not repeat why the last one failed', () => {
    const state = after(REQUEST, shown, failed('wrong-digits', 2));
    expect(state).toMatchObject({ step: 'ready', message: { code: 'wrong-digits', left: 2 } });
    expect(reduce(state, BEGAN)).toEqual({ ...state, isLoading: true, message: null });
    expect(reduce(reduce(state, BEGAN), failed('unavailable')).isLoading).toBe(false);
  });

  test.each([
    ['link-late', LINK],
    ['link-unknown', LINK],
    ['link-used', LINK],
    ['qr-late', REQUEST],
    ['qr-taken', REQUEST],
    ['qr-used', REQUEST],
  ])('that is refused with %s can not be repeated', (code, asked) => {
    expect(after(asked, BEGAN, failed(code)).step).toBe('failed');
  });

  test('that used up the digits can not be repeated', () => {
    expect(after(REQUEST, shown, BEGAN, failed('wrong-digits', 1)).step).toBe('ready');
    expect(after(REQUEST, shown, BEGAN, failed('wrong-digits', 0)).step).toBe('failed');
  });

  test('that was answered shows nothing of the browser any more', () => {
    const approved = after(REQUEST, shown, BEGAN, ended({ result: 'approved' }));
    expect(approved).toEqual({ ...initialState(REQUEST), step: 'approved' });
  });

  test('that ends after the page was closed changes nothing', () => {
    const closed = after(REQUEST, shown, BEGAN, CLOSED);
    expect(closed).toEqual(initialState(null));
    expect(reduce(closed, shown)).toBe(closed);
    expect(reduce(closed, failed('qr-late'))).toBe(closed);
  });
});

test('another player, or a retry, begins a request anew, and keeps a link as it is', () => {
  for (const change of [RETRIED, { type: 'player-changed' }] as const) {
    expect(after(REQUEST, shown, failed('qr-used'), change)).toEqual(initialState(REQUEST));
    const link = after(LINK, ended({ result: 'link', login: 'a···n' }));
    expect(reduce(link, change)).toBe(link);
    expect(after(null, change)).toEqual(initialState(null));
  }
});
