import { describe, expect, test } from 'vitest';
import { dialogOf, INITIAL, reduce } from './two-step-state';
import type { Change, State } from './two-step-state';

const REQUEST = Symbol('an area');
const OTHER = Symbol('another area');
const KEY = { secret: 'ABC', address: 'otpauth://totp/x', expiresAt: 600_000 };
const CODES = ['AAAA', 'BBBB'];

const PHONE = '+7 ··· 41 22';
const OFF = { isOn: false, by: null, phone: PHONE, recoveryCodesLeft: 0 };
const ON = { isOn: true, by: 'totp', phone: PHONE, recoveryCodesLeft: 3 } as const;
const SENT = { flowId: 'f-1', sentTo: PHONE, expiresAt: 120_000, resendAt: 60_000 };

const asked = (act: 'set-up' | 'turn-off' | 'new-codes', request = REQUEST): Change => ({
  type: 'asked',
  request,
  act,
  before: act === 'set-up' ? OFF : ON,
});
const BEGAN: Change = { type: 'began' };
const CLOSED: Change = { type: 'closed' };
const keyMade: Change = { type: 'key-made', request: REQUEST, key: KEY };
const codesMade: Change = { type: 'codes-made', request: REQUEST, recoveryCodes: CODES };
const abandoned: Change = { type: 'abandoned', request: REQUEST };
const failed = (more: object = {}): Change => ({
  type: 'failed',
  request: REQUEST,
  message: { code: 'wrong_code' },
  ...more,
});
const after = (...changes: readonly Change[]): State => changes.reduce(reduce, INITIAL);
const dialogAfter = (...changes: readonly Change[]) => dialogOf(after(...changes));

describe('the dialog of two-step sign-in', () => {
  test('asks first, then shows the key, then the recovery codes', () => {
    expect(dialogAfter()).toBeNull();
    expect(dialogAfter(asked('set-up'))).toEqual({
      act: 'set-up',
      step: 'ask',
      by: null,
      phone: PHONE,
      proof: null,
      key: null,
      sent: null,
      recoveryCodes: [],
      isBusy: false,
      message: null,
    });
    const key = [asked('set-up'), BEGAN, keyMade];
    expect(dialogAfter(...key)).toMatchObject({ step: 'key', key: KEY, isBusy: false });
    expect(dialogAfter(...key, BEGAN, codesMade)).toMatchObject({
      step: 'codes',
      key: null,
      recoveryCodes: [{ code: 'AAAA' }, { code: 'BBBB' }],
      isBusy: false,
    });
  });

  test('asks for the code that was sent, and knows then by what it is on', () => {
    const sent: Change = { type: 'code-sent', request: REQUEST, sent: SENT };
    expect(dialogAfter(asked('set-up'), BEGAN, sent)).toMatchObject({
      step: 'sms',
      by: 'sms',
      sent: SENT,
      key: null,
    });
    const closed = after(asked('set-up'), BEGAN, sent, BEGAN, codesMade, CLOSED);
    const result = { isOn: true, by: 'sms', phone: PHONE, recoveryCodesLeft: 2 };
    expect(closed.ended).toEqual({ request: REQUEST, result });
    // The codes are on their way: they are answered once.
    expect(dialogAfter(asked('set-up'), BEGAN, sent, BEGAN, CLOSED)).toMatchObject({ step: 'sms' });
  });

  test('keeps the key after a wrong code', () => {
    expect(dialogAfter(asked('set-up'), BEGAN, keyMade, BEGAN, failed())).toMatchObject({
      step: 'key',
      key: KEY,
      isBusy: false,
      message: { code: 'wrong_code' },
    });
  });

  test('asks for the proof that the operator asks for, also instead of a new key', () => {
    const proofAsked = failed({ message: { code: 'proof-required' }, proof: 'password' });
    const expected = { step: 'ask', proof: 'password', key: null, isBusy: false };
    expect(dialogAfter(asked('set-up'), BEGAN, proofAsked)).toMatchObject(expected);
    expect(dialogAfter(asked('set-up'), BEGAN, keyMade, BEGAN, proofAsked)).toMatchObject(expected);
    // A wrong password leaves the question as it is.
    expect(dialogAfter(asked('set-up'), BEGAN, proofAsked, BEGAN, failed())).toMatchObject(
      expected,
    );
    expect(dialogAfter(asked('set-up'), BEGAN, proofAsked, BEGAN, keyMade)).toMatchObject({
      proof: null,
    });
  });

  test('forgets why a try failed with the next one', () => {
    expect(dialogAfter(asked('turn-off'), BEGAN, failed(), BEGAN)).toMatchObject({
      isBusy: true,
      message: null,
    });
  });
});

describe('a request of an area ends', () => {
  const ended = (...changes: readonly Change[]) => after(...changes).ended;

  test('with what is on, when the player closes the recovery codes', () => {
    const result = { isOn: true, by: 'totp', phone: PHONE, recoveryCodesLeft: 2 };
    const done = { request: REQUEST, result };
    expect(ended(asked('set-up'), BEGAN, keyMade, BEGAN, codesMade, CLOSED)).toEqual(done);
    expect(ended(asked('new-codes'), BEGAN, codesMade, CLOSED)).toEqual(done);
  });

  test('with what is on, when it is turned off', () => {
    const result = OFF;
    const off: Change = { type: 'turned-off', request: REQUEST, result };
    expect(ended(asked('turn-off'), BEGAN, off)).toEqual({ request: REQUEST, result });
    expect(dialogAfter(asked('turn-off'), BEGAN, off)).toBeNull();
  });

  test('without a change when the player closes the dialog before, or another player comes', () => {
    const nothing = { request: REQUEST, result: null };
    expect(ended(asked('set-up'), CLOSED)).toEqual(nothing);
    expect(ended(asked('set-up'), BEGAN, keyMade, CLOSED)).toEqual(nothing);
    const codes = [asked('set-up'), BEGAN, keyMade, BEGAN, codesMade];
    expect(ended(...codes, { type: 'player-changed' })).toEqual(nothing);
    expect(dialogAfter(...codes, { type: 'player-changed' })).toBeNull();
  });

  test('without a change when something else is asked for in its place', () => {
    expect(ended(asked('set-up'), asked('turn-off', OTHER))).toEqual({
      request: REQUEST,
      result: null,
    });
    expect(dialogAfter(asked('set-up'), asked('turn-off', OTHER))).toMatchObject({
      act: 'turn-off',
    });
  });

  test('only by a change of its own', () => {
    const result = OFF;
    const state = after(asked('turn-off', OTHER), BEGAN);
    for (const change of [
      keyMade,
      codesMade,
      failed(),
      abandoned,
      { type: 'turned-off', request: REQUEST, result } as const,
    ]) {
      expect(reduce(state, change)).toBe(state);
    }
    for (const change of [BEGAN, CLOSED, { type: 'player-changed' } as const]) {
      expect(reduce(INITIAL, change)).toBe(INITIAL);
    }
  });
});

describe('recovery codes are answered once', () => {
  const awaited = [
    [asked('set-up'), BEGAN, keyMade, BEGAN],
    [asked('new-codes'), BEGAN],
  ];
  const shown = [asked('new-codes'), BEGAN, codesMade];

  test.each(awaited)('nobody closes the dialog while they are on their way: %#', (...changes) => {
    const state = after(...changes);
    expect(reduce(state, CLOSED)).toBe(state);
    expect(reduce(state, abandoned)).toBe(state);
  });

  test('the dialog stays open with them when the area goes that asked', () => {
    const state = after(...shown);
    expect(reduce(state, abandoned)).toBe(state);
    expect(dialogAfter(asked('set-up'), abandoned)).toBeNull();
    expect(dialogAfter(asked('turn-off'), BEGAN, abandoned)).toBeNull();
  });

  test('no other request takes their place', () => {
    for (const changes of [...awaited, shown]) {
      const state = after(...changes);
      const next = reduce(state, asked('turn-off', OTHER));
      expect(next.open).toBe(state.open);
      expect(next.ended).toEqual({ request: OTHER, result: null });
    }
  });
});

test('a late step changes nothing once no dialog is open', () => {
  for (const change of [BEGAN, CLOSED, keyMade, codesMade, failed(), abandoned]) {
    expect(after(change)).toBe(INITIAL);
  }
});
